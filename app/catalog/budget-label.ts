import { fill } from '#i18n/fill.ts'
import { toDollars, type ExchangeRate } from '#domain/exchange-rate.ts'
import { formatDollars, formatMoney } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { budgets, type BudgetId } from './budgets.ts'

export type BudgetWords = { upTo: string; between: string; over: string }

type Setting = {
  lang: Lang
  /** English readers see dollars beside the shekels; null leaves them out. */
  rate: ExchangeRate | null
}

/** The text of a budget range (requirements 5.9). */
export function budgetLabel(id: BudgetId, words: BudgetWords, { lang, rate }: Setting): string {
  const { from, to } = budgets[id]
  const money = (shekels: number) => {
    const amount = formatMoney(shekels * 100, lang)
    if (lang !== 'en' || rate === null) return amount
    return `${amount} (${formatDollars(toDollars(shekels * 100, rate), lang)})`
  }
  if (from === null) return fill(words.upTo, { to: money(to) })
  return to === null
    ? fill(words.over, { from: money(from) })
    : fill(words.between, { from: money(from), to: money(to) })
}
