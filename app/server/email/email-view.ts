import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { fillPlural } from '#i18n/plural.ts'
import { describeDateTime, type DateTimeView } from '../describe-date-time.ts'
import { deliveryProblem } from './delivery-problem.ts'
import { unsent } from './email-action-store.ts'
import type { ListedEmail, EmailStatus } from './email-list-store.ts'

/** An email and its delivery state, as text for the admin area. */
export type EmailView = {
  id: string
  leadId: string | null
  leadName: string | null
  kind: string
  recipient: string
  status: EmailStatus
  /** Whether the email can be sent again, because nobody received it. */
  canRetry: boolean
  attempts: string | null
  /** The explanation of the last error, and the error as the server reported it. */
  trouble: { words: string; code: string } | null
  created: DateTimeView
  sent: DateTimeView | null
  nextAttempt: DateTimeView | null
}

export function describeEmail(email: ListedEmail, lang: DeskLang, now: Date): EmailView {
  const { emails: copy, leads } = deskCopyFor(lang).admin
  const dateTime = (at: Date) => describeDateTime(at, lang, { now, words: leads.filters.dates })
  const isWaiting = email.status === 'waiting'
  const isUnsent = unsent.some((status) => status === email.status)
  const isDone = email.status === 'sent' || email.status === 'written-to-file'
  return {
    id: email.id,
    leadId: email.leadId,
    leadName: email.leadName,
    kind: copy.kinds[email.kind],
    recipient: email.recipient,
    status: email.status,
    canRetry: isUnsent && deliveryProblem(email.lastError ?? '') !== 'tooLate',
    attempts:
      email.attempts > 1 || !isDone ? fillPlural(copy.attempts, email.attempts, lang) : null,
    trouble:
      isDone || email.lastError === null
        ? null
        : { words: copy.troubles[deliveryProblem(email.lastError)], code: email.lastError },
    created: dateTime(email.createdAt),
    sent: email.sentAt && dateTime(email.sentAt),
    nextAttempt: isWaiting ? dateTime(email.nextAttemptAt) : null,
  }
}
