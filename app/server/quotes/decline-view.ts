import { timeZone } from '#catalog/place.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { LeadStatus } from '#domain/leads/status.ts'
import { fill } from '#i18n/fill.ts'
import { formatDateTime } from '#i18n/format.ts'
import { describeDecline } from '../email/email-quote.ts'
import type { StoredQuote } from './stored-quote.ts'

/** When and why the client declined. `canClose`: the lead is not closed as lost yet. */
export type DeclineView = { title: string; why: string; hasReason: boolean; canClose: boolean }

type Input = { quote: StoredQuote; leadStatus: LeadStatus | null; lang: DeskLang }

/** Null unless the quote is declined. */
export function describeDeclined({ quote, leadStatus, lang }: Input): DeclineView | null {
  const { status, declinedAt, declineReason: reason, declineText: text } = quote
  if (status !== 'declined' || declinedAt === null) return null
  const { declined } = deskCopyFor(lang).adminQuotes
  return {
    title: fill(declined.title, { at: formatDateTime(declinedAt, lang, { timeZone }) }),
    why: describeDecline({ reason, text }, lang),
    hasReason: reason !== null,
    canClose: leadStatus !== 'closed_lost',
  }
}
