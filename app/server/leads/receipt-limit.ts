import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'
import type { Database } from '../db/database.ts'
import { takeToken } from '../rate-limit.ts'

/** Somebody else's address, typed in over and over, must not fill that inbox. */
const receipts = { limit: 5, windowSeconds: 3_600 } as const

/** Whether one more receipt may go to this mailbox within the hour (requirements 4.13). */
export async function mayGetReceipt(database: Database, email: string): Promise<boolean> {
  const mailbox = createHash('sha256').update(mailboxOf(email)).digest('hex')
  const { allowed } = await takeToken(database, { bucket: `receipts ${mailbox}`, ...receipts })
  return allowed
}

const gmail = new Set(['gmail.com', 'googlemail.com'])

/**
 * One spelling for all addresses that reach one mailbox: lower case, without a tag, the domain in
 * punycode, and for Gmail without dots.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).toLowerCase().split('+', 1)
  const domain = email.slice(at + 1).toLowerCase()
  const ascii = domainToASCII(domain) || domain
  return gmail.has(ascii) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${ascii}`
}
