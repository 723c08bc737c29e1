import { copyFor } from '#copy/copy.server.ts'
import type { Emails } from '#copy/he/emails.ts'
import type { OfferKind } from '#domain/pricing/offer-kind.ts'
import type { Lang } from '#i18n/languages.ts'
import type { LeadEmailKind } from '../db/email-kind.ts'
import { controllerText, ltr, paragraphs } from './email-text-parts.ts'
import type { EmailValues } from './templates/email-slots.ts'

type Input = {
  kind: LeadEmailKind
  offer: OfferKind
  words: Emails
  values: EmailValues
  lang: Lang
}

export function quoteNoticeText({ kind, words: { fields }, values, lang }: Input): string {
  const { emails } = copyFor(lang).quotes
  return paragraphs(
    noticeSentence(kind, values),
    `${emails.total}: ${totalOf(values)}`,
    `${emails.notice.lines}:\n${values.quoteLines}`,
    ...(kind === 'quote-notice' ? [`${emails.notice.message}:\n${values.message}`] : []),
    ...(kind === 'decline-notice'
      ? [`${emails.declineNotice.reason}:\n${values.declineReason}`]
      : []),
    [
      `${fields.name}: ${values.name}`,
      `${fields.phone}: ${ltr(values.phone)}${values.phoneLooksInvalid}`,
      `${fields.email}: ${ltr(values.email)}${values.emailLooksUnusual}`,
    ].join('\n'),
    ...(values.quoteAdminHref === '' ? [] : [`${emails.notice.open}: ${values.quoteAdminHref}`]),
  )
}

function totalOf({ quoteTotal, quoteMonthly }: EmailValues): string {
  return [quoteTotal, quoteMonthly].filter(Boolean).join(' ')
}

function noticeSentence(kind: LeadEmailKind, values: EmailValues): string {
  if (kind === 'acceptance-notice') return values.quoteAcceptedNotice
  if (kind === 'decline-notice') return values.quoteDeclinedNotice
  return kind === 'reopen-notice' ? values.quoteReopenedNotice : values.quoteRequested
}

export function quoteClientEmailText({
  kind,
  offer,
  words,
  values,
  lang,
  privacyUrl,
}: Input & { privacyUrl: string }): string {
  const { emails, offers } = copyFor(lang).quotes
  const { link } = offers[offer]
  const isAccepted = kind === 'acceptance-receipt'
  const letter = isAccepted ? emails.acceptanceReceipt : link
  return paragraphs(
    `${values.greeting}\n${isAccepted ? values.quoteAccepted : values.quoteReady}`,
    `${emails.lines}:\n${values.quoteLines}`,
    `${emails.total}: ${totalOf(values)}\n${values.quoteVat}`.trimEnd(),
    `${emails.payment}: ${values.quotePayment}`,
    `${emails.cancellation}: ${values.quoteCancellation}`,
    `${emails.delivery}:\n${values.quoteDelivery}`,
    `${letter.open}: ${values.quoteHref}`,
    letter.how,
    ...(isAccepted
      ? [`${emails.acceptanceReceipt.code}: ${ltr(values.acceptanceCode)}`]
      : [link.notYou]),
    ...controllerText(words.visitorReceipt, lang, privacyUrl),
  )
}
