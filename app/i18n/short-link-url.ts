/**
 * The path of a short link, which redirects to the destination that its owner sets (requirements
 * 3.17).
 */
export function shortLinkUrl(slug: string): string {
  return `/q/${slug}`
}
