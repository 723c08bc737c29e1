import { studio } from '#catalog/studio.server.ts'
import { timeZone } from '#catalog/place.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { Quotes } from '#copy/he/quotes.ts'
import { isolate, isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { formatDateTime } from '#i18n/format.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { textDirection } from '#i18n/text-direction.ts'
import { formatPhone } from '#i18n/phone-number.ts'
import { fitInto } from '#domain/studio/studio-pictures.ts'
import { describeQuote, shortHash, type QuoteView } from './quote-view.ts'
import type { StoredQuote } from './stored-quote.ts'
import type { PrintedLogo } from '../studio-pictures/print-logo.ts'
import { studioDay } from '../studio-day.ts'
import { typesetPdf } from '../pdf/typesetter.ts'

type PrintableQuote = Pick<
  StoredQuote,
  'snapshot' | 'hash' | 'chosen' | 'acceptance' | 'acceptanceHash'
>

/** @param logo of the quote, in place of the name as type */
export function quotePdf(
  quote: PrintableQuote,
  lang: Lang,
  logo: PrintedLogo | null = null,
): Promise<Buffer> {
  const content = quotePdfContent(quote, lang)
  if (logo === null) return typesetPdf('quote', content)
  const { id, bytes, isOnDark } = logo
  const size = fitInto(logo, room)
  return typesetPdf('quote', { ...content, logo: { id, isOnDark, ...size } }, bytes)
}

/** In points. */
const room = { width: 190, height: 38 }

/** For example 'dagesh-2026-0007-en.pdf'. */
export function quoteFileName(number: string, lang: Lang): string {
  return `${studio()
    .name.en.toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')}-${number}-${lang}.pdf`
}

/**
 * The content of the PDF in one language. Typed text is isolated, so that its direction does not
 * affect the surrounding text.
 */
export function quotePdfContent(quote: PrintableQuote, lang: Lang) {
  const { quotes: copy } = copyFor(lang)
  const view = describeQuote(quote, lang)
  const { studio, issuedAt } = quote.snapshot
  const { dir } = languages[lang]
  return {
    lang,
    dir,
    title: view.title,
    number: view.number,
    hashKeyword: `sha256:${view.hash}`,
    date: dateOf(issuedAt),
    studio: studio.legalName[lang],
    brand: studio.name[lang],
    label: fill(copy.registration, { registration: ltr(studio.registration) }),
    heading: [view.label, ltr(view.number)],
    facts: factsOf(view, copy),
    note: isolate(view.note, textDirection(view.note)),
    // A name that starts with Latin letters still has the direction of this language.
    lines: view.lines.map((line) => ({
      ...line,
      name: isolate(line.name, dir),
      detail: isolate(line.detail, dir),
    })),
    sums: [view.sums.once, view.sums.monthly].filter((rows) => rows.length > 0),
    remarks: view.sums.remarks,
    payments: view.payments,
    terms: view.terms,
    words: {
      lines: copy.lines.title,
      leftOut: copy.lines.leftOut,
      noLines: copy.lines.none,
      payment: copy.payment.title,
      terms: copy.terms.title,
      note: copy.note,
    },
    footer: [
      studio.legalName[lang],
      ltr(studio.email),
      ltr(formatPhone(studio.phone)),
      ltr(shortHash(view.hash)),
    ].join(' · '),
    acceptance: acceptanceOf(quote, lang, copy),
  }
}

function factsOf({ client, issued, validUntil, version }: QuoteView, copy: Quotes) {
  return [
    { label: copy.preparedFor, value: isolateAuto(client) },
    { label: copy.issued, value: issued },
    ...(validUntil === null ? [] : [{ label: copy.validUntil, value: validUntil }]),
    { label: copy.version, value: String(version) },
  ]
}

function acceptanceOf({ acceptance, acceptanceHash }: PrintableQuote, lang: Lang, copy: Quotes) {
  if (!acceptance) return null
  const at = formatDateTime(new Date(acceptance.at), lang, { timeZone })
  return {
    text: fill(copy.accept.signed, { name: isolateAuto(acceptance.name), at }),
    code: fill(copy.states.accepted.hash, { hash: ltr(acceptanceHash ?? '') }),
  }
}

function dateOf(moment: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = studioDay(new Date(moment)).split('-').map(Number)
  return { year, month, day }
}

function ltr(text: string): string {
  return isolate(text, 'ltr')
}
