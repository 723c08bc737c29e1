/** The values of every cookie with this name in a Cookie header, not decoded. */
export function findCookies(header: string | null | undefined, name: string): string[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=')
    return at > 0 && pair.slice(0, at).trim() === name ? [pair.slice(at + 1).trim()] : []
  })
}

/** The first value, or null if there is none. */
export function getCookie(header: string | null | undefined, name: string): string | null {
  return findCookies(header, name)[0] ?? null
}
