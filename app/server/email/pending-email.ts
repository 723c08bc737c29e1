import type { Lang } from '#i18n/languages.ts'
import type { AccountEmailKind, LeadEmailKind } from '../db/email-kind.ts'
import type { NewLead } from '../db/lead-row.ts'
import type { EmailQuote } from './email-quote.ts'

type Common = { id: string; recipient: string; language: Lang }

/** An email about a lead, with everything it is composed from. */
export type LeadEmail = Common & {
  kind: LeadEmailKind
  lead: NewLead
  receivedAt: Date
  quote: EmailQuote | null
}

/** An email to an admin about their own account. */
export type AccountEmail = Common & { kind: AccountEmailKind; adminId: string; createdAt: Date }

/** An email that is still to be sent. */
export type PendingEmail = LeadEmail | AccountEmail

export function isAccountEmail(email: PendingEmail): email is AccountEmail {
  return 'adminId' in email
}
