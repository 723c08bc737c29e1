import { cleanLine } from './text/clean.ts'

const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u
const topLevel = /^\p{L}.*[\p{L}\p{M}\p{N}]$/u

/**
 * A typed address in one line, with the signs of ASCII for those of a full-width keyboard:
 * 'ｕｓｅｒ＠…' and '。'.
 */
export function cleanEmail(typed: string): string {
  return cleanLine(typed)
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(/[\u3002\uff61]/g, '.')
    .replaceAll('\ufe6b', '@')
}

/**
 * Whether an email server accepts the address as it is: any script, no display name, a domain of at
 * least two labels. Quoted local parts and IP addresses in brackets are valid but refused, because
 * hardly anybody has one.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  const labels = text.slice(at + 1).split('.')
  if (local.length > 64 || !localPart.test(local) || labels.length < 2) return false
  return labels.every((label) => domainLabel.test(label)) && topLevel.test(labels.at(-1) ?? '')
}

/**
 * Whether the dots of an address break the rules (RFC 5321): 'user.@…' and 'a..b@…'. Japanese
 * carriers have issued such addresses, but more often a letter is missing. They must be quoted.
 */
export function isUnusualEmail(address: string): boolean {
  const local = address.slice(0, address.lastIndexOf('@'))
  return local.startsWith('.') || local.endsWith('.') || local.includes('..')
}
