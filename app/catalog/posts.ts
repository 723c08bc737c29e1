/** The articles. Each has a folder in content/posts, whose record has its date. */
export const posts = [
  'digital-presence-2025-ai-era',
  'figma-ux-ui-design-reality',
  'lovable-base44-reality',
  '7-ux-mistakes-killing-conversions',
  'kama-ole-itzuv-aplikatzia-2025',
] as const

export type PostId = (typeof posts)[number]

/** The tags by which the list of articles is filtered. */
export const postTags = ['design', 'business', 'ai', 'budget'] as const

export type PostTag = (typeof postTags)[number]

export function isPostTag(tag: unknown): tag is PostTag {
  return postTags.some((each) => each === tag)
}
