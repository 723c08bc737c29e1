import type { Quotes } from '#copy/he/quotes.ts'
import { countedLines, quoteKind, type QuotePrice } from '#domain/quotes/price-quote.ts'
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts'
import { toDollars } from '#domain/exchange-rate.ts'
import { linesOutside, type Discount } from '#domain/pricing/discounts.ts'
import type { Sums } from '#domain/pricing/sums.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatShare } from '#i18n/format-share.ts'
import { fill } from '#i18n/fill.ts'
import { formatDay, formatDollars, formatMoney } from '#i18n/format.ts'
import { languages, type Lang } from '#i18n/languages.ts'

/**
 * 'part' is a summand, 'total' the total, 'dollars' the total in dollars, 'remark' an amount
 * included in the total.
 */
export type SumRow = { kind: 'part' | 'total' | 'dollars' | 'remark'; label: string; value: string }

export type SumsView = { once: SumRow[]; monthly: SumRow[]; remarks: string[] }

export type SumsInput = {
  snapshot: QuoteSnapshot
  price: QuotePrice
  chosen: readonly string[]
  lang: Lang
  copy: Quotes
}

/** One-time and monthly sums are separate and never added up (requirements 5.5). */
export function describeSums(input: SumsInput): SumsView {
  const { price, copy, snapshot, chosen } = input
  const hasOnce = price.lines.some(({ months }) => months === null)
  const hasMonthly = price.lines.some(({ months }) => months !== null)
  const kind = quoteKind(snapshot, chosen)
  return {
    once: hasOnce
      ? partsOf(price.once, { ...input, label: copy.sums.total[kind], credit: price.credit })
      : [],
    monthly: hasMonthly
      ? monthlyRows(input, hasOnce ? copy.sums.monthly : copy.sums.onlyMonthly[kind])
      : [],
    remarks: remarksOf(input),
  }
}

function monthlyRows(input: SumsInput, label: string): SumRow[] {
  const { price, copy } = input
  return [
    ...partsOf(price.monthly, { ...input, label, credit: 0 }),
    {
      kind: 'remark',
      label: copy.sums.term,
      value: paidIn(price.term.total, input),
    },
  ]
}

/** @param input.credit what credits take off these sums */
function partsOf(sums: Sums, input: SumsInput & { label: string; credit: number }): SumRow[] {
  const { lang, copy, snapshot, label, credit } = input
  const rate = formatShare(snapshot.rules.vat.rate, lang)
  const part = (label: string, amount: number): SumRow => ({
    kind: 'part',
    label,
    value: signedMoney(amount, lang),
  })
  const remark = (label: string, value: string): SumRow => ({ kind: 'remark', label, value })
  const isLowered = sums.ownDiscount > 0 || sums.discount > 0 || credit > 0
  return [
    ...(isLowered || sums.vatAdded > 0 ? [part(copy.sums.list, sums.list + credit)] : []),
    ...(sums.ownDiscount > 0 ? [part(copy.sums.ownDiscount, -sums.ownDiscount)] : []),
    ...(sums.discount > 0 ? [part(nameDiscount(input), -sums.discount)] : []),
    ...(credit > 0 ? [part(copy.sums.credit, -credit)] : []),
    ...(sums.vatAdded > 0 ? [part(fill(copy.sums.vatAdded, { rate }), sums.vatAdded)] : []),
    { kind: 'total', label, value: formatMoney(sums.total, lang) },
    ...inDollars(sums.total, input).map((dollars): SumRow => ({
      kind: 'dollars',
      label: capital(dollars),
      value: '',
    })),
    ...(snapshot.rules.vat.rate === 0
      ? []
      : [remark(fill(copy.sums.vat, { rate }), formatMoney(sums.vat, lang))]),
  ]
}

function nameDiscount({ price: { discount }, snapshot, lang, copy }: SumsInput): string {
  const rate = formatShare(discount.rate, lang)
  const name = packageName(discount, snapshot)?.[lang]
  return name === undefined
    ? fill(copy.sums.tier, { rate })
    : fill(copy.sums.package, { name, rate })
}

function packageName({ kind, id }: Discount, { packageNames }: QuoteSnapshot) {
  return kind === 'package' && id !== undefined ? packageNames[id] : undefined
}

/** The lines without a discount, and the frozen rates with their dates. */
function remarksOf(input: SumsInput): string[] {
  return [...outsideDiscount(input), ...ratesOf(input)]
}

/** Names the lines to which the discount does not apply, and the tier that its package replaces. */
function outsideDiscount({ price, snapshot, chosen, lang, copy: { sums } }: SumsInput): string[] {
  const { discount, replacedTier } = price
  const counted = countedLines(snapshot.lines, chosen).filter(({ isCredit }) => !isCredit)
  const outside = linesOutside(discount, counted)
  if (discount.kind === 'none' || outside.length === 0) return []
  const names = outside.map(({ name }) => isolate(name[lang], languages[lang].dir)).join(', ')
  const left = fill(sums.outside[discount.kind], { lines: names })
  if (replacedTier === null) return [left]
  const { rate, saves, monthlyMore } = replacedTier
  const why = fill(monthlyMore === 0 ? sums.replaced : sums.replacedMonthly, {
    rate: formatShare(rate, lang),
    saves: formatMoney(saves, lang),
    monthly: formatMoney(monthlyMore, lang),
  })
  return [`${left} ${why}`]
}

function ratesOf({ snapshot: { rules, exchange }, lang, copy }: SumsInput): string[] {
  const stated = fill(copy.sums.vatRate, {
    rate: formatShare(rules.vat.rate, lang),
    day: formatDay(rules.vat.validFrom, lang),
  })
  const vat = rules.vat.rate === 0 ? copy.sums.exempt : stated
  if (lang === 'he') return [vat]
  return [
    vat,
    fill(copy.sums.exchange, {
      rate: exchange.shekelsForDollar,
      day: formatDay(exchange.day, lang),
    }),
  ]
}

/**
 * Whole dollars at the frozen rate, only in English. Information for readers abroad, never the
 * amount charged (requirements 5.6).
 */
export function inDollars(
  agorot: number,
  { snapshot: { exchange }, lang, copy }: Pick<SumsInput, 'snapshot' | 'lang' | 'copy'>,
): string[] {
  if (lang === 'he') return []
  return [
    fill(copy.sums.dollars, {
      amount: withMinus(formatDollars(toDollars(agorot, Number(exchange.shekelsForDollar)), lang)),
    }),
  ]
}

/** An amount that may be below zero, with a true minus. */
export function signedMoney(agorot: number, lang: Lang): string {
  return withMinus(formatMoney(agorot, lang))
}

function withMinus(text: string): string {
  return text.replace('-', '−')
}

/** The amount in shekels, and in English also in dollars. */
export function paidIn(
  agorot: number,
  input: Pick<SumsInput, 'snapshot' | 'lang' | 'copy'>,
): string {
  return [formatMoney(agorot, input.lang), ...inDollars(agorot, input)].join(', ')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
