/**
 * The words that addresses of ours are made of: packages (domain/pricing/basket-url.ts), ids,
 * campaigns. None of them needs escaping.
 */
const name = /^[\w.]+$/
const value = /^[\w.,~:-]+$/

/**
 * '?s=website&c=design-client': what of a query may be written into a page's links. Whatever else
 * stands there is left out.
 */
export function ownQuery(query: URLSearchParams): string {
  const own = [...query].filter((field) => name.test(field[0]) && value.test(field[1]))
  return own.length === 0 ? '' : `?${own.map((field) => field.join('=')).join('&')}`
}
