import ipaddr from 'ipaddr.js'
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

function isPublicHost(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  if (ipaddr.isValid(address)) return ipaddr.parse(address).range() === 'unicast'
  return hostname.includes('.') && !privateNames.test(hostname)
}
