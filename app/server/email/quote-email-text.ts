import { copyFor } from '#copy/copy.server.ts'
import type { Emails } from '#copy/he/emails.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import type { EmailKind } from '../db/schema.ts'
import { controllerText, ltr, paragraphs } from './email-text-parts.ts'
import type { EmailValues } from './templates/email-slots.ts'

type Told = { kind: EmailKind; words: Emails; places: EmailValues; lang: Lang }

export function quoteNoticeText({ kind, words: { fields }, places, lang }: Told): string {
  const { emails } = copyFor(lang).quotes
  const isAccepted = kind === 'acceptance-notice'
  return paragraphs(
    isAccepted ? places.quoteAcceptedNotice : places.quoteAsked,
    `${emails.link.total}: ${places.quoteTotal}`,
    `${emails.notice.lines}:\n${places.quoteLines}`,
    ...(isAccepted ? [] : [`${emails.notice.message}:\n${places.message}`]),
    [
      `${fields.name}: ${places.name}`,
      `${fields.phone}: ${ltr(places.phone)}${places.oddPhone}`,
      `${fields.email}: ${ltr(places.email)}`,
    ].join('\n'),
    `${emails.notice.open}: ${places.quoteAdminHref}`,
  )
}

export function quoteLetterText({
  kind,
  words,
  places,
  lang,
  privacyUrl,
}: Told & { privacyUrl: string }): string {
  const { emails } = copyFor(lang).quotes
  const isAccepted = kind === 'acceptance-receipt'
  const letter = isAccepted ? emails.acceptanceReceipt : emails.link
  return paragraphs(
    `${fill(letter.greeting, { name: places.name })}\n${isAccepted ? places.quoteAccepted : places.quoteReady}`,
    `${emails.link.total}: ${places.quoteTotal}`,
    `${emails.link.open}: ${places.quoteHref}`,
    letter.how,
    ...(isAccepted
      ? [`${emails.acceptanceReceipt.code}: ${ltr(places.acceptanceCode)}`]
      : [emails.notYou]),
    ...controllerText(words.visitorReceipt, lang, privacyUrl),
  )
}
