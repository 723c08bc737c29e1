import { parseLink } from './qr/parse-fields.ts'
import { cleanLine } from './text/clean.ts'

/** Ends of names that only one machine or one network knows (RFC 6761, 6762, 8375, ICANN). */
const privateNames = /(?:^|\.)(?:localhost|local|internal|home\.arpa|lan|home|corp)$/

/**
 * The address of a public page that somebody typed, as a browser would request it; null if it is
 * none. Without a scheme it is https. What cards and short links lead to (requirements 3.12, 3.17).
 */
export function parseWebAddress(typed: string): string | null {
  // '//bank.example' looks like a path, but browsers open it as another site.
  const link = /^[/\\]/.test(cleanLine(typed)) ? null : parseLink(typed)
  if (link === null) return null
  const url = new URL(link)
  // 'https://bank.example@elsewhere.example' looks like a link to bank.example.
  if (url.username !== '' || url.password !== '') return null
  // 'example.com.' is the same host, but another origin: its certificate and cookies may not fit.
  url.hostname = url.hostname.replace(/\.$/, '')
  return isPublicHost(url.hostname) ? parseLink(url.href) : null
}

/** Networks of one machine or site, of documentation and of groups (RFC 6890), as `URL` writes them. */
const privateIpv4 = [
  /^(?:0|10|127|22[4-9]|2[3-5]\d)\./,
  /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^169\.254\./,
  /^172\.(?:1[6-9]|2\d|3[01])\./,
  /^192\.(?:168|0\.[02])\./,
  /^198\.(?:1[89]|51\.100)\./,
  /^203\.0\.113\./,
]

/** Global unicast without documentation and 6to4, which may wrap a private address. */
const publicIpv6 = /^\[[23](?!002:|001:db8:)[\da-f]{3}:/

function isPublicHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return publicIpv6.test(hostname)
  if (/^[\d.]+$/.test(hostname)) return !privateIpv4.some((network) => network.test(hostname))
  return hostname.includes('.') && !privateNames.test(hostname)
}
