/**
 * Values with exactly one JSON text. No fractions, which have several: money is in whole agorot,
 * rates are text.
 */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [key: string]: Plain }

/**
 * JSON with sorted keys: equal content gives the same text, and so the same hash. Throws a
 * RangeError for a number that is not a safe integer.
 */
export function canonicalJson(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map((item: Plain) => canonicalJson(item)).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
    return `{${pairs.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`
  }
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new RangeError(`Canonical JSON holds only safe integers, not ${value}`)
  return JSON.stringify(value)
}
