/**
 * The names and values in the site's safe queries: packages (domain/pricing/basket-url.ts), ids,
 * campaigns. None of them needs escaping.
 */
const name = /^[\w.]+$/
const value = /^[\w.,~:-]+$/

/**
 * The fields of a query that may be written into a page's links, as '?s=website&c=design-client'.
 * Any other field is left out.
 */
export function safeQuery(query: URLSearchParams): string {
  const safe = [...query].filter((field) => name.test(field[0]) && value.test(field[1]))
  return safe.length === 0 ? '' : `?${safe.map((field) => field.join('=')).join('&')}`
}
