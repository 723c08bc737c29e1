/** The public address of a site: an origin, without a path. */
export function readOrigin(line: string): string | null {
  const typed = /^[a-z][a-z\d+.-]*:/i.test(line) ? line : `https://${line}`
  const url = URL.parse(typed)
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '')
    return null
  return url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : null
}
