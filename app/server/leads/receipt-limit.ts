import { hash } from 'node:crypto'
import { domainToASCII } from 'node:url'
import type { RateLimit } from '../rate-limits/rate-limit.ts'

/**
 * Limits receipts, so that repeatedly entering somebody else's address does not flood that inbox
 * (requirements 4.13).
 */
export const receiptLimit: RateLimit = { limit: 5, windowSeconds: 3_600 }

/** The rate limit bucket for receipts to a mailbox. */
export function receiptBucket(email: string): string {
  return `receipts ${hash('sha256', mailboxOf(email))}`
}

const gmail = new Set(['gmail.com', 'googlemail.com'])

/**
 * Normalizes addresses that reach the same mailbox: lower case, without a tag, the domain in
 * punycode, and for Gmail without dots.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).toLowerCase().split('+', 1)
  const domain = email.slice(at + 1).toLowerCase()
  const ascii = domainToASCII(domain) || domain
  return gmail.has(ascii) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${ascii}`
}
