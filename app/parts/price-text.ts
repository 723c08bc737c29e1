import type { Amounts } from '#catalog/prices/price-source.ts'
import type { PriceWords } from '#copy/he/prices.ts'
import { toAgorot, toDollars, type ExchangeRate } from '#domain/exchange-rate.ts'
import { fill } from '#i18n/fill.ts'
import { formatDollarRange, formatDollars, formatMoney, formatMoneyRange } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'

/** The facts of a price that its text depends on; a source of the price book has all of them. */
export type ShownPrice = Amounts & {
  unit?: 'once' | 'month'
  /** 'unstated' is shown like 'included'. */
  vat?: 'included' | 'excluded' | 'unstated' | undefined
}

/** The language, exchange rate and words of a price text. */
export type PriceContext = { lang: Lang; rate: ExchangeRate; words: PriceWords }

export type PriceText = {
  amount: string
  /** The amount in the other currency, where it is shown. */
  other: string | null
  vat: string | null
}

/**
 * The text of a price, the same on pages, in structured data and in the builder. English adds
 * dollars to shekels. A price that the owner keeps in dollars also shows shekels in both languages,
 * because shekels are charged (requirements 5.6); Hebrew leads with them.
 */
export function priceText(price: ShownPrice, { lang, rate, words }: PriceContext): PriceText {
  const { currency, from, to, unit, vat } = price
  if (from === null && to === null) return { amount: words.byQuote, other: null, vat: null }
  const stated = amountIn(currency, price, lang)
  const hasOther = lang === 'en' || currency === 'USD'
  const other = hasOther ? amountIn(otherCurrency[currency], convert(price, rate), lang) : null
  const converted = other && fill(words.about, { amount: other })
  const [first, second] =
    lang === 'he' && currency === 'USD' ? [converted ?? stated, stated] : [stated, converted]
  const amount = fill(limitTemplate(price, words), { amount: first })
  return {
    amount: unit === 'month' ? fill(words.perMonth, { amount }) : amount,
    other: second,
    vat: vat === undefined ? null : vatNote(vat, words),
  }
}

/** null for an exempt dealer, who has no words for it. */
function vatNote(vat: NonNullable<ShownPrice['vat']>, words: PriceWords): string | null {
  const note = words.vat[vat === 'excluded' ? 'excluded' : 'included']
  return note === '' ? null : note
}

const otherCurrency = { ILS: 'USD', USD: 'ILS' } as const

function convert(
  { currency, from, to }: Amounts,
  rate: ExchangeRate,
): Pick<Amounts, 'from' | 'to'> {
  const convertAmount = (amount: number | null) => {
    if (amount === null) return null
    return currency === 'ILS' ? toDollars(amount, rate) * 100 : toAgorot(amount, rate)
  }
  return { from: convertAmount(from), to: convertAmount(to) }
}

function limitTemplate({ from, to }: Amounts, words: PriceWords): string {
  if (to === null) return words.from
  return from === null ? words.upTo : '{amount}'
}

/** Formats the limits that are not null. */
function amountIn(
  currency: Amounts['currency'],
  { from, to }: Pick<Amounts, 'from' | 'to'>,
  lang: Lang,
): string {
  const { one: convertAmount, range } = formats[currency]
  return from !== null && to !== null ? range(from, to, lang) : convertAmount(from ?? to ?? 0, lang)
}

type Formats = {
  one: (amount: number, lang: Lang) => string
  range: (from: number, to: number, lang: Lang) => string
}

const formats = {
  ILS: { one: formatMoney, range: formatMoneyRange },
  USD: {
    one: (cents, lang) => formatDollars(Math.round(cents / 100), lang),
    range: (from, to, lang) =>
      formatDollarRange(Math.round(from / 100), Math.round(to / 100), lang),
  },
} as const satisfies Record<Amounts['currency'], Formats>
