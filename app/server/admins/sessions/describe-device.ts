/** Searched in this order, because a user agent also names browsers further down. */
const browsers = {
  Edg: 'Edge',
  OPR: 'Opera',
  SamsungBrowser: 'Samsung Internet',
  Firefox: 'Firefox',
  Chrome: 'Chrome',
  Safari: 'Safari',
} as const

const systems = {
  iPhone: 'iPhone',
  iPad: 'iPad',
  Android: 'Android',
  Windows: 'Windows',
  'Mac OS X': 'Mac',
  Linux: 'Linux',
} as const

/**
 * For example 'Firefox, Windows', which is enough to recognize a device; null if neither is known.
 */
export function describeDevice(userAgent: string): string | null {
  const parts = [browsers, systems].map(
    (names) => Object.entries(names).find(([token]) => userAgent.includes(token))?.[1],
  )
  const known = parts.filter((part) => part !== undefined)
  return known.length > 0 ? known.join(', ') : null
}
