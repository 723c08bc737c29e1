import type { MailKind } from '../db/schema.ts'

const recipients = {
  'owner-notice': 'owner',
  'visitor-receipt': 'visitor',
  'quote-notice': 'owner',
  'quote-link': 'visitor',
  'acceptance-notice': 'owner',
  'acceptance-receipt': 'visitor',
} as const satisfies Record<MailKind, 'owner' | 'visitor'>

export function isForOwner(kind: MailKind): boolean {
  return recipients[kind] === 'owner'
}

/** What tells the studio of a new lead: whoever sent it waits to hear whether this went out. */
export const leadNotices = ['owner-notice', 'quote-notice'] as const satisfies readonly MailKind[]

export function isLeadNotice(kind: MailKind): boolean {
  return leadNotices.some((notice) => notice === kind)
}
