import { cleanLine } from '../text/clean.ts'
import type { CodeValues, FieldFaults } from './code-contents.ts'
import type { Encoded } from './encode-content.ts'

/** Characters of a WPA password (IEEE 802.11); a raw key has 64 hexadecimal digits. */
const wpaLength = { min: 8, max: 63 }

/** The text of a network as phones read it: 'WIFI:T:WPA;S:network;P:password;;'. */
export function encodeWifi(values: CodeValues): Encoded {
  const { network = '', security = 'WPA', password = '', hidden } = values
  const faults: FieldFaults = {}
  if (cleanLine(network) === '') faults.network = 'required'
  if (security === 'WPA' && !isWpaPassword(password)) faults.password = 'password'
  if (security === 'WEP' && password === '') faults.password = 'required'
  if (Object.keys(faults).length > 0) return { faults }
  const secret = security === 'nopass' ? '' : `P:${escapeWifi(password)};`
  const isHidden = hidden === 'on' ? 'H:true;' : ''
  return { text: `WIFI:T:${security};S:${escapeWifi(network)};${secret}${isHidden};` }
}

function isWpaPassword(password: string): boolean {
  return (
    /^[\da-f]{64}$/i.test(password) ||
    (password.length >= wpaLength.min && password.length <= wpaLength.max)
  )
}

/** Keeps spaces, which may be part of the name or the password. */
function escapeWifi(text: string): string {
  return text.replaceAll(/[\\;,":]/g, String.raw`\$&`)
}
