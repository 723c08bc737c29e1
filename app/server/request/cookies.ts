import { parse } from 'cookie-es'

/** The values of every cookie with this name in a Cookie header, not decoded. */
export function findCookies(header: string | null | undefined, name: string): string[] {
  const found = parse(header ?? '', {
    allowMultiple: true,
    decode: (value) => value,
    filter: (key) => key === name,
  })[name]
  return found === undefined ? [] : [found].flat()
}

/** The first value, or null if there is none. */
export function getCookie(header: string | null | undefined, name: string): string | null {
  return findCookies(header, name)[0] ?? null
}
