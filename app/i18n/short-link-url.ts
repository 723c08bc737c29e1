/** A short link, which leads wherever its owner says (requirements 3.17). */
export function shortLinkUrl(slug: string): string {
  return `/q/${slug}`
}
