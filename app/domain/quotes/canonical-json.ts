/** What has one spelling only. A fraction has several, so there is none: money is whole, rates are text. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [key: string]: Plain }

/** The same content gives the same text, and so the same hash, whatever the order in which it was put together. */
export function canonicalJson(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map((item: Plain) => canonicalJson(item)).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
    return `{${pairs.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`
  }
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new RangeError(`Only whole numbers are frozen, not ${value}`)
  return JSON.stringify(value)
}
