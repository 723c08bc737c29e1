import { cleanExact, cleanLine } from '../text/clean.ts'
import type { CodeValues, FieldFaults } from './code-contents.ts'
import type { Encoded } from './encode-content.ts'

/** Octets of a network's name (IEEE 802.11). A Hebrew letter is two. */
const maxNameOctets = 32

/** Octets of a WPA password; a raw key has 64 hexadecimal digits. */
const wpaOctets = { min: 8, max: 63 }

/** The text of a network as phones read it: 'WIFI:T:WPA;S:network;P:password;;'. */
export function encodeWifi(values: CodeValues): Encoded {
  const { security = 'WPA', hidden } = values
  const network = cleanExact(values.network ?? '')
  const password = cleanExact(values.password ?? '')
  const faults: FieldFaults = {}
  if (cleanLine(network) === '') faults.network = 'required'
  else if (octets(network) > maxNameOctets) faults.network = 'network'
  if (security === 'WPA' && !isWpaPassword(password)) faults.password = 'password'
  if (security === 'WEP' && password === '') faults.password = 'required'
  if (Object.keys(faults).length > 0) return { faults }
  const secret = security === 'nopass' ? '' : `P:${escapeWifi(password)};`
  const isHidden = hidden === 'on' ? 'H:true;' : ''
  return { text: `WIFI:T:${security};S:${escapeWifi(network)};${secret}${isHidden};` }
}

/**
 * Whether a password has letters that WPA2 does not have. Some routers take them, so the code is
 * made, and the page says so.
 */
export function isUnusualPassword({ security = 'WPA', password = '' }: CodeValues): boolean {
  return security !== 'nopass' && /[^\u0020-\u007e]/.test(cleanExact(password))
}

function isWpaPassword(password: string): boolean {
  const size = octets(password)
  return /^[\da-f]{64}$/i.test(password) || (size >= wpaOctets.min && size <= wpaOctets.max)
}

function octets(text: string): number {
  return new TextEncoder().encode(text).length
}

/** Keeps spaces, which may be part of the name or the password. */
function escapeWifi(text: string): string {
  return text.replaceAll(/[\\;,":]/g, String.raw`\$&`)
}
