import { copyFor } from '#copy/copy.server.ts'
import type { Emails } from '#copy/he/emails.ts'
import type { Lang } from '#i18n/languages.ts'
import type { LeadEmailKind } from '../db/email-kind.ts'
import { controllerText, ltr, paragraphs } from './email-text-parts.ts'
import type { EmailValues } from './templates/email-slots.ts'

type Input = { kind: LeadEmailKind; words: Emails; values: EmailValues; lang: Lang }

export function quoteNoticeText({ kind, words: { fields }, values, lang }: Input): string {
  const { emails } = copyFor(lang).quotes
  const isAccepted = kind === 'acceptance-notice'
  return paragraphs(
    isAccepted ? values.quoteAcceptedNotice : values.quoteRequested,
    `${emails.link.total}: ${values.quoteTotal}`,
    `${emails.notice.lines}:\n${values.quoteLines}`,
    ...(isAccepted ? [] : [`${emails.notice.message}:\n${values.message}`]),
    [
      `${fields.name}: ${values.name}`,
      `${fields.phone}: ${ltr(values.phone)}${values.phoneLooksInvalid}`,
      `${fields.email}: ${ltr(values.email)}${values.emailLooksUnusual}`,
    ].join('\n'),
    `${emails.notice.open}: ${values.quoteAdminHref}`,
  )
}

export function quoteClientEmailText({
  kind,
  words,
  values,
  lang,
  privacyUrl,
}: Input & { privacyUrl: string }): string {
  const { emails } = copyFor(lang).quotes
  const isAccepted = kind === 'acceptance-receipt'
  const letter = isAccepted ? emails.acceptanceReceipt : emails.link
  return paragraphs(
    `${values.greeting}\n${isAccepted ? values.quoteAccepted : values.quoteReady}`,
    `${emails.link.lines}:\n${values.quoteLines}`,
    `${emails.link.total}: ${values.quoteTotal}\n${values.quoteVat}`,
    `${emails.delivery}:\n${values.quoteDelivery}`,
    `${emails.link.open}: ${values.quoteHref}`,
    letter.how,
    ...(isAccepted
      ? [`${emails.acceptanceReceipt.code}: ${ltr(values.acceptanceCode)}`]
      : [emails.notYou]),
    ...controllerText(words.visitorReceipt, lang, privacyUrl),
  )
}
