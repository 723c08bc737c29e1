import { isE164, telUrl } from '../phone/dial.ts'
import { readPhone } from '../phone/read-phone.ts'
import { parseEmail } from '../qr/parse-fields.ts'
import { cleanLine } from '../text/clean.ts'
import { parseWebAddress } from '../web-address.ts'

export const destinationFaults = [
  'required',
  'scheme',
  'address',
  'phone',
  'email',
  'loop',
] as const

export type DestinationFault = (typeof destinationFaults)[number]

/** `destination`: an address that browsers can be sent to, in ASCII. */
export type ParsedDestination = { destination: string } | { fault: DestinationFault }

const maxLength = 2_000

/**
 * Reads what somebody typed as the destination of a short link: a web address, a phone number or an
 * email address, with or without its scheme. Every other scheme is refused (requirements 3.17).
 * @param ownHosts the hosts of this site: a short link may not lead to another one
 */
export function parseDestination(typed: string, ownHosts: readonly string[]): ParsedDestination {
  const text = cleanLine(typed)
  if (text === '') return { fault: 'required' }
  const [whole = '', scheme = ''] = /^([a-z][a-z\d+.-]*):/i.exec(text) ?? []
  const rest = text.slice(whole.length)
  switch (scheme.toLowerCase()) {
    case 'tel':
      return readCall(rest)
    case 'sms':
      return readMessage(rest)
    case 'mailto':
      return readEmail(rest)
    case 'http':
    case 'https':
      return readWebAddress(text, ownHosts)
  }
  const isHostWithPort = /^[^/]+\.[^/]+:\d/.test(text)
  if (scheme !== '' && !isHostWithPort) return { fault: 'scheme' }
  if (parseEmail(text) !== null) return readEmail(text)
  const call = readCall(text)
  if ('destination' in call || /^[\p{Pd}\p{Nd}\s()+*]+$/u.test(text)) return call
  return readWebAddress(text, ownHosts)
}

function readWebAddress(text: string, ownHosts: readonly string[]): ParsedDestination {
  const link = parseWebAddress(text)
  if (link === null || link.length > maxLength) return { fault: 'address' }
  const { host, pathname } = new URL(link)
  if (ownHosts.includes(host) && pathname.startsWith('/q/')) return { fault: 'loop' }
  return { destination: link }
}

function readCall(typed: string): ParsedDestination {
  const read = readPhone(typed, 'israeli')
  return typeof read === 'string' ? { fault: 'phone' } : { destination: telUrl(read.dial) }
}

function readMessage(typed: string): ParsedDestination {
  const [number, query] = splitQuery(typed)
  const read = readPhone(number, 'israeli')
  const [e164 = ''] = typeof read === 'string' ? [] : read.dial.split(';')
  if (!isE164(e164)) return { fault: 'phone' }
  return limited(`sms:${e164}${writeQuery(query, ['body'])}`, 'phone')
}

function readEmail(typed: string): ParsedDestination {
  const [encoded, query] = splitQuery(typed)
  const address = parseEmail(decode(encoded))
  if (address === null) return { fault: 'email' }
  const to = encodeURIComponent(address).replace('%40', '@')
  return limited(`mailto:${to}${writeQuery(query, ['subject', 'body'])}`, 'email')
}

function splitQuery(text: string): [string, URLSearchParams] {
  const [first = '', ...others] = text.split('?')
  // A plus is literal in mailto: and sms: links.
  return [first, new URLSearchParams(others.join('?').replaceAll('+', '%2B'))]
}

function writeQuery(query: URLSearchParams, names: readonly string[]): string {
  const parts = names.flatMap((name) => {
    const value = query.get(name) ?? ''
    return value === '' ? [] : [`${name}=${encodeURIComponent(value)}`]
  })
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function limited(destination: string, fault: DestinationFault): ParsedDestination {
  return destination.length > maxLength ? { fault } : { destination }
}
