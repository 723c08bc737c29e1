import type { Lang } from '#i18n/languages.ts'
import type { EmailKind } from '../db/schema.ts'
import type { EmailLead } from './email-lead.ts'
import type { EmailQuote } from './email-quote.ts'

/** An email that is still to be sent, with everything it is composed from. */
export type PendingEmail = {
  id: string
  kind: EmailKind
  recipient: string
  language: Lang
  lead: EmailLead
  quote: EmailQuote | null
}
