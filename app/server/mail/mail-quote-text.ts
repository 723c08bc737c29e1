import { copyFor } from '#copy/copy.server.ts'
import type { Mails } from '#copy/he/mails.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import type { MailKind } from '../db/schema.ts'
import { controllerText, ltr, paragraphs } from './mail-text-parts.ts'
import type { MailPlaces } from './templates/mail-slots.ts'

type Told = { kind: MailKind; words: Mails; places: MailPlaces; lang: Lang }

export function quoteNoticeText({ kind, words: { fields }, places, lang }: Told): string {
  const { mails } = copyFor(lang).quotes
  const isAccepted = kind === 'acceptance-notice'
  return paragraphs(
    isAccepted ? places.quoteAcceptedNotice : places.quoteAsked,
    `${mails.link.total}: ${places.quoteTotal}`,
    `${mails.notice.lines}:\n${places.quoteLines}`,
    ...(isAccepted ? [] : [`${mails.notice.message}:\n${places.message}`]),
    [
      `${fields.name}: ${places.name}`,
      `${fields.phone}: ${ltr(places.phone)}${places.oddPhone}`,
      `${fields.email}: ${ltr(places.email)}`,
    ].join('\n'),
    `${mails.notice.open}: ${places.quoteAdminHref}`,
  )
}

export function quoteLetterText({
  kind,
  words,
  places,
  lang,
  privacyUrl,
}: Told & { privacyUrl: string }): string {
  const { mails } = copyFor(lang).quotes
  const isAccepted = kind === 'acceptance-receipt'
  const letter = isAccepted ? mails.acceptanceReceipt : mails.link
  return paragraphs(
    `${fill(letter.greeting, { name: places.name })}\n${isAccepted ? places.quoteAccepted : places.quoteReady}`,
    `${mails.link.total}: ${places.quoteTotal}`,
    `${mails.link.open}: ${places.quoteHref}`,
    letter.how,
    ...(isAccepted
      ? [`${mails.acceptanceReceipt.code}: ${ltr(places.acceptanceCode)}`]
      : [mails.notYou]),
    ...controllerText(words.visitorReceipt, lang, privacyUrl),
  )
}
