import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { fillPlural } from '#i18n/plural.ts'
import { describeMoment, type Moment } from '../describe-moment.ts'
import { mailTrouble } from './mail-error.ts'
import type { ListedMail, MailStatus } from './mail-list-store.ts'

/** A mail and how its delivery stands, in the words of the admin's language. */
export type MailView = {
  id: string
  leadId: string | null
  leadName: string | null
  kind: string
  recipient: string
  status: MailStatus
  attempts: string | null
  /** In words, and as the server said it. */
  trouble: { words: string; code: string } | null
  created: Moment
  sent: Moment | null
  nextAttempt: Moment | null
}

export function describeMail(mail: ListedMail, lang: Lang, now: Date): MailView {
  const { mails, leads } = copyFor(lang).admin
  const moment = (at: Date) => describeMoment(at, lang, { now, words: leads.filters.dates })
  const isWaiting = mail.status === 'waiting'
  return {
    id: mail.id,
    leadId: mail.leadId,
    leadName: mail.leadName,
    kind: mails.kinds[mail.kind],
    recipient: mail.recipient,
    status: mail.status,
    attempts:
      mail.attempts > 1 || mail.status !== 'sent'
        ? fillPlural(mails.attempts, mail.attempts, lang)
        : null,
    trouble:
      mail.status === 'sent' || mail.lastError === null
        ? null
        : { words: mails.troubles[mailTrouble(mail.lastError)], code: mail.lastError },
    created: moment(mail.createdAt),
    sent: mail.sentAt && moment(mail.sentAt),
    nextAttempt: isWaiting ? moment(mail.nextAttemptAt) : null,
  }
}
