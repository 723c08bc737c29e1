/**
 * Browsers revalidate with the ETag at each visit, and mostly get a 304, so a purge reaches them
 * too.
 */
const revalidate = 'max-age=0'

const aMinute = 60
const aDay = 86_400

/**
 * Cache-Control of a public document. A shared cache that is purged when a price changes may store
 * it for a day. Without a purge a changed price is visible after at most two minutes (docs/cdn.md).
 *
 * @param isLasting false for a page that promises a time, which no purge follows
 */
export function publicCacheControl({
  isPurged,
  isLasting,
}: {
  isPurged: boolean
  isLasting: boolean
}): string {
  const fresh = isPurged && isLasting ? aDay : aMinute
  const stale = fresh
  return `public, ${revalidate}, s-maxage=${fresh}, stale-while-revalidate=${stale}`
}

/**
 * Cache-Control of a public document while the gate is on: a shared cache would serve it to every
 * country.
 */
export const gatedCacheControl = `private, ${revalidate}`

/** Cache-Control of every response that depends on the visitor, and of every error. */
export const noStore = 'no-store'
