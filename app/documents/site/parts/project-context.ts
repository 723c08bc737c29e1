import type { Portfolio } from '#copy/he/portfolio.ts'
import type { PriceWords } from '#copy/he/prices.ts'
import type { ExchangeRate } from '#domain/exchange-rate.ts'
import type { Lang } from '#i18n/languages.ts'

/** The language, words and exchange rate of a project's facts. */
export type ProjectContext = {
  lang: Lang
  rate: ExchangeRate
  prices: PriceWords
  words: Portfolio
}
