import type { Portfolio } from '#copy/he/portfolio.ts'
import type { PriceWords } from '#copy/he/prices.ts'
import type { ExchangeRate } from '#domain/exchange-rate.ts'
import type { Lang } from '#i18n/languages.ts'

/** Language, words and exchange rate that the facts of a project are shown with. */
export type ProjectContext = {
  lang: Lang
  rate: ExchangeRate
  prices: PriceWords
  words: Portfolio
}
