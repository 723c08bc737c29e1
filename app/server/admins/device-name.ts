/** In the order of the search: each browser also claims to be those below it. */
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

/** 'Firefox, Windows': enough to know one's own devices. null where neither can be told. */
export function nameDevice(userAgent: string): string | null {
  const parts = [browsers, systems].map(
    (names) => Object.entries(names).find(([sign]) => userAgent.includes(sign))?.[1],
  )
  const known = parts.filter((part) => part !== undefined)
  return known.length > 0 ? known.join(', ') : null
}
