import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { budgets, type BudgetId } from './budgets.ts'

export type BudgetWords = { upTo: string; between: string; over: string }

export function budgetLabel(id: BudgetId, words: BudgetWords, lang: Lang): string {
  const { from, to } = budgets[id]
  const money = (shekels: number) => formatMoney(shekels * 100, lang)
  if (from === null) return fill(words.upTo, { to: money(to) })
  return to === null
    ? fill(words.over, { from: money(from) })
    : fill(words.between, { from: money(from), to: money(to) })
}
