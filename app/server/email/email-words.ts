import { budgetIds, budgets, type BudgetId } from '#catalog/budgets.ts'
import type { ServiceChoice } from '#catalog/services.ts'
import { copyFor } from '#copy/copy.server.ts'
import { emails as english } from '#copy/en/emails.ts'
import { factsIn } from '#copy/facts.server.ts'
import { emails as hebrew, type Emails } from '#copy/he/emails.ts'
import { sourcePageLabel } from '#domain/leads/source-page.ts'
import { fill, fillKnown } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'

export const mailWords: Record<Lang, Emails> = {
  he: fillKnown(hebrew, factsIn('he')),
  en: fillKnown(english, factsIn('en')),
}

export function serviceWord(service: ServiceChoice | null, lang: Lang): string {
  if (service === null) return mailWords[lang].notGiven
  const { forms, services } = copyFor(lang)
  return service === 'not-sure' ? forms.lead.notSure : services.items[service].name
}

export function sourcePageWord(source: string, lang: Lang): string {
  const { forms, services, projects } = copyFor(lang)
  return sourcePageLabel(source, {
    ...forms.sourcePages,
    services: services.items,
    projects: projects.items,
  })
}

/** Made once for each language: formatting money costs more than the email around it. */
const budgetWords = { he: wordsOfBudgets('he'), en: wordsOfBudgets('en') } satisfies Record<
  Lang,
  ReadonlyMap<BudgetId, string>
>

export function budgetWord(budget: BudgetId | null, lang: Lang): string {
  return (budget && budgetWords[lang].get(budget)) ?? mailWords[lang].notGiven
}

function wordsOfBudgets(lang: Lang): ReadonlyMap<BudgetId, string> {
  return new Map(budgetIds.map((budget) => [budget, wordOfBudget(budget, lang)]))
}

function wordOfBudget(budget: BudgetId, lang: Lang): string {
  const words = copyFor(lang).forms.lead.budgets
  const { from, to } = budgets[budget]
  if (from === null) return fill(words.upTo, { to: shekels(to, lang) })
  if (to === null) return fill(words.over, { from: shekels(from, lang) })
  return fill(words.between, { from: shekels(from, lang), to: shekels(to, lang) })
}

function shekels(amount: number, lang: Lang): string {
  return formatMoney(amount * 100, lang)
}
