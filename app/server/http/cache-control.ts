/** Browsers ask again with the ETag each time and mostly get a 304, so a purge reaches them too. */
const revalidate = 'max-age=0'

const aMinute = 60
const aDay = 86_400

/**
 * Of a public document. A shared cache that is purged when a price changes may store it for a day;
 * without a purge a changed price shows after two minutes at the latest (docs/cdn.md).
 */
export function publicCacheControl(isPurged: boolean): string {
  const fresh = isPurged ? aDay : aMinute
  const stale = isPurged ? aDay : aMinute
  return `public, ${revalidate}, s-maxage=${fresh}, stale-while-revalidate=${stale}`
}

/** Of a public document while the gate is on: a shared cache would serve it to every country. */
export const gatedCacheControl = `private, ${revalidate}`

/** Of everything that depends on who asks, and of every error. */
export const noStore = 'no-store'
