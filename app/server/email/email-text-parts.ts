import { studio } from '#catalog/studio.server.ts'
import type { Emails } from '#copy/he/emails.ts'
import { isolate } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { formatPhone } from '#i18n/phone-number.ts'

export function paragraphs(...texts: readonly string[]): string {
  return `${texts.join('\n\n')}\n`
}

export function ltr(text: string): string {
  return isolate(text, 'ltr')
}

/** Who stores the data, why and for how long, and whom to contact, as the privacy law requires. */
export function controllerText(
  receipt: Emails['visitorReceipt'],
  lang: Lang,
  privacyUrl: string,
): [string, string] {
  const { name, registration } = studio().legal
  return [
    fill(receipt.controller, { legalName: name[lang], registration: ltr(registration) }),
    `${receipt.contact} ${ltr(studio().email)}, ${ltr(formatPhone(studio().phone))}\n${receipt.privacy}: ${privacyUrl}`,
  ]
}
