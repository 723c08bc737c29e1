import { hash } from 'node:crypto'
import { domainToASCII } from 'node:url'
import type { RateLimit } from '../rate-limits/rate-limit.ts'

/**
 * Limits the emails that anonymous clients can cause to one mailbox by entering its address: receipts,
 * links of requested quotes and links of privacy requests together, so that nobody's inbox is
 * flooded (requirements 4.13).
 */
export const mailboxLimit: RateLimit = { limit: 5, windowSeconds: 3_600 }

/** The rate limit bucket of the mailbox that an address reaches. */
export function mailboxBucket(email: string): string {
  return `mailbox ${hash('sha256', mailboxOf(email))}`
}

const gmail = new Set(['gmail.com', 'googlemail.com'])

/**
 * Normalizes addresses that reach the same mailbox: one Unicode form in lower case, without a tag,
 * the domain in punycode, and for Gmail without dots.
 */
export function mailboxOf(email: string): string {
  const folded = email.normalize('NFKC').toLowerCase()
  const at = folded.lastIndexOf('@')
  const [name = ''] = folded.slice(0, at).split('+', 1)
  const domain = folded.slice(at + 1)
  const ascii = domainToASCII(domain) || domain
  return gmail.has(ascii) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${ascii}`
}
