import type { EmailKind } from '../db/schema.ts'

const recipients = {
  'owner-notice': 'owner',
  'held-notice': 'owner',
  'visitor-receipt': 'visitor',
  'quote-notice': 'owner',
  'quote-link': 'visitor',
  'acceptance-notice': 'owner',
  'acceptance-receipt': 'visitor',
} as const satisfies Record<EmailKind, 'owner' | 'visitor'>

export function isForOwner(kind: EmailKind): boolean {
  return recipients[kind] === 'owner'
}

/** The emails that tell the studio of a new lead: the response to the visitor waits for them. */
export const leadNotices = ['owner-notice', 'quote-notice'] as const satisfies readonly EmailKind[]

export function isLeadNotice(kind: EmailKind): boolean {
  return leadNotices.some((notice) => notice === kind)
}
