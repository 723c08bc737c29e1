import type { IncomingMessage } from 'node:http'

/**
 * The URL of a request, or null for one that no link of the site has: with control characters, or
 * with backslashes, line breaks or bad escapes in the path. The query may contain those, because
 * people paste them.
 */
export function readUrl({ url: raw = '', headers }: IncomingMessage): URL | null {
  if (!raw.startsWith('/') || /[\u0000-\u0020\u007f]|%00/i.test(raw)) return null
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(raw) ?? []
  if (/\\|%(?:5c|0[ad])/i.test(path) || !isDecodable(path)) return null
  const url = new URL('http://site.invalid')
  url.host = readHost(headers.host ?? '')
  // Assigned instead of parsed, so that '//evil.test' stays a path and never becomes a host.
  url.pathname = path
  url.search = search
  return url
}

/**
 * Whether the request names one host, as HTTP/1.1 demands (RFC 9112, 3.2): proxies and servers that
 * read different ones of two would disagree about whose request it is.
 */
export function namesOneHost({ rawHeaders, headers }: IncomingMessage): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count <= 1 && hostPattern.test(headers.host ?? '')
}

/** A name, an IPv4 address or an IPv6 address in brackets, with or without a port (RFC 3986). */
const hostPattern = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\w.:]+\])(?::\d*)?$/

function readHost(host: string): string {
  return /^[a-z0-9.-]+(:\d+)?$|^\[[0-9a-f:]+\](:\d+)?$/i.test(host) ? host : 'localhost'
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
