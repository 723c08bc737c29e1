import type { AccountEmailKind, EmailKind, LeadEmailKind } from '../db/email-kind.ts'

/** 'owner' is the person who gets a lead and replies to it: the studio, or the owner of a card. */
const recipients = {
  'owner-notice': 'owner',
  'held-notice': 'owner',
  'late-notice': 'owner',
  'visitor-receipt': 'visitor',
  'card-details': 'owner',
  'quote-notice': 'owner',
  'quote-link': 'visitor',
  'acceptance-notice': 'owner',
  'acceptance-receipt': 'visitor',
  'decline-notice': 'owner',
  'reopen-notice': 'owner',
} as const satisfies Record<LeadEmailKind, 'owner' | 'visitor'>

export function isForOwner(kind: LeadEmailKind): boolean {
  return recipients[kind] === 'owner'
}

export function isForVisitor(kind: EmailKind): boolean {
  return !isAccountKind(kind) && recipients[kind] === 'visitor'
}

/** The emails that notify the studio of a new lead. The response to the visitor waits for them. */
export const leadNotices = [
  'owner-notice',
  'quote-notice',
] as const satisfies readonly LeadEmailKind[]

export function isLeadNotice(kind: LeadEmailKind): boolean {
  return leadNotices.some((notice) => notice === kind)
}

const accountKinds = [
  'reset-link',
  'password-recovered',
  'code-refused',
] as const satisfies readonly AccountEmailKind[]

export function isAccountKind(kind: EmailKind): kind is AccountEmailKind {
  return accountKinds.some((known) => known === kind)
}
