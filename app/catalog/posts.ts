/** The articles. Each has a folder in content/posts, whose record has its date. */
export const posts = [
  'kama-ole-livnot-atar',
  'hanut-internet-ivrit',
  'wordpress-wix-o-kod',
  'kama-ole-daf-nechita',
  'negishut-atarim-hok',
  'kama-ole-aplikatzia',
  'tikun-13-baalei-atarim',
  'shel-mi-hakod-vehadomain',
  'ahzakat-atar-alut-shnatit',
  'atar-lemirpaa-o-orech-din',
  'digital-presence-2025-ai-era',
  'figma-ux-ui-design-reality',
  'lovable-base44-reality',
  '7-ux-mistakes-killing-conversions',
  'kama-ole-itzuv-aplikatzia-2025',
] as const

export type PostId = (typeof posts)[number]

/** The tags by which the list of articles is filtered, in the order of its groups. */
export const postTags = ['budget', 'business', 'law', 'design', 'ai'] as const

export type PostTag = (typeof postTags)[number]

export function isPostTag(tag: unknown): tag is PostTag {
  return postTags.some((each) => each === tag)
}
