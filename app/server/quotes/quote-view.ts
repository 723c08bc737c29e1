import { timeZone } from '#catalog/place.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { Quotes } from '#copy/he/quotes.ts'
import { shareOf } from '#domain/money.ts'
import type { OfferKind } from '#domain/pricing/offer-kind.ts'
import { paymentSchedule } from '#domain/quotes/payment-schedule.ts'
import { priceQuote, quoteKind } from '#domain/quotes/price-quote.ts'
import type { QuoteLine } from '#domain/quotes/quote-line.ts'
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts'
import { formatShare } from '#i18n/format-share.ts'
import { fill } from '#i18n/fill.ts'
import { formatDate, formatDay, formatMoney } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { fillPlural } from '#i18n/plural.ts'
import { describeSums, inDollars, paidIn, signedMoney, type SumsView } from './quote-sums.ts'

export type LineView = {
  id: string
  name: string
  detail: string
  price: string
  /** The price in dollars in English, otherwise ''. */
  dollars: string
  remarks: string[]
  optional: boolean
  taken: boolean
}

/** A quote as text in one language, for the page, the PDF and the owner's preview. */
export type QuoteView = {
  kind: OfferKind
  /** 'Quote' or 'Estimate'. */
  label: string
  number: string
  title: string
  version: number
  hash: string
  client: string
  issued: string
  /** null for an estimate. */
  validUntil: string | null
  lines: LineView[]
  sums: SumsView
  payments: { label: string; value: string }[]
  terms: string[]
  note: string
}

type QuoteContent = { snapshot: QuoteSnapshot; hash: string; chosen: readonly string[] }

export function describeQuote({ snapshot, hash, chosen }: QuoteContent, lang: Lang): QuoteView {
  const { quotes: copy } = copyFor(lang)
  const { number, version } = snapshot
  const isQuote = quoteKind(snapshot, chosen) === 'quote'
  const words = copy.offers[isQuote ? 'quote' : 'estimate']
  return {
    label: words.label,
    number,
    title: fill(words.title, { number }),
    version,
    hash,
    client: snapshot.client.name,
    issued: formatDate(new Date(snapshot.issuedAt), lang, { timeZone }),
    validUntil: isQuote ? formatDay(snapshot.validUntil, lang) : null,
    lines: snapshot.lines.map((line) => describeLine(line, { snapshot, chosen, lang, copy })),
    ...describeMoney({ snapshot, chosen }, lang),
    terms: isQuote ? snapshot.terms.map((text) => text[lang]) : words.terms,
    note: snapshot.note,
  }
}

export type MoneyView = Pick<QuoteView, 'kind' | 'sums' | 'payments'>

/** The parts that change when an optional line is toggled. */
export function describeMoney(
  { snapshot, chosen }: Omit<QuoteContent, 'hash'>,
  lang: Lang,
): MoneyView {
  const { quotes: copy } = copyFor(lang)
  const price = priceQuote(snapshot, chosen)
  const kind = quoteKind(snapshot, chosen)
  return {
    kind,
    sums: describeSums({ snapshot, price, chosen, lang, copy }),
    // An estimate has no payments, because its price is not final.
    payments: (kind === 'estimate' ? [] : paymentSchedule(snapshot, chosen, price)).map(
      ({ step, amount }) => ({
        label: copy.payment.steps[step],
        value: paidIn(amount, { snapshot, lang, copy }),
      }),
    ),
  }
}

type LineInput = { snapshot: QuoteSnapshot; chosen: readonly string[]; lang: Lang; copy: Quotes }

function describeLine(line: QuoteLine, input: LineInput): LineView {
  const { chosen, lang, copy } = input
  const { id, name, detail, optional } = line
  return {
    id,
    name: name[lang],
    detail: detail[lang],
    price: priceOf(line, lang, copy),
    dollars: inDollars(netOf(line), input).join(''),
    remarks: remarksOf(line, input),
    optional,
    taken: !optional || chosen.includes(id),
  }
}

/** The amount after the line's own discount. The discount on all lines is shown below them. */
function netOf({ amount, ownDiscount }: QuoteLine): number {
  return amount - shareOf(amount, ownDiscount)
}

function priceOf(line: QuoteLine, lang: Lang, { lines }: Quotes): string {
  const money = signedMoney(netOf(line), lang)
  const price = line.isFrom ? fill(lines.from, { amount: money }) : money
  return line.months === null ? price : fill(lines.perMonth, { amount: price })
}

function remarksOf(
  { amount, ownDiscount, months, payment, vat }: QuoteLine,
  { snapshot, lang, copy: { lines } }: LineInput,
): string[] {
  const isVatAdded = vat === 'excluded' && snapshot.rules.vat.rate > 0
  const rate = formatShare(ownDiscount, lang)
  return [
    ...(months === null ? [] : [fillPlural(lines.months, months, lang)]),
    ...(payment === 'year-ahead' ? [lines.yearAhead] : []),
    ...(ownDiscount === 0
      ? []
      : [fill(lines.ownDiscount, { rate, amount: formatMoney(amount, lang) })]),
    ...(isVatAdded ? [lines.plusVat] : []),
  ]
}

/** '9f2c 61ab': enough for people to distinguish versions. */
export function shortHash(hash: string): string {
  return `${hash.slice(0, 4)} ${hash.slice(4, 8)}`
}
