import { budgetLabel } from '#catalog/budget-label.ts'
import { budgets, type BudgetId } from '#catalog/budgets.ts'
import type { ServiceChoice } from '#catalog/services.ts'
import { copyFor } from '#copy/copy.server.ts'
import { sourcePageLabel } from '#domain/leads/source-page.ts'
import type { Lang } from '#i18n/languages.ts'

/**
 * The name of a lead's service in a language; null if the visitor chose none. A service that is no
 * longer in the catalogue is shown as it is stored.
 */
export function serviceName(service: ServiceChoice | null, lang: Lang): string | null {
  if (service === null) return null
  const { forms, services } = copyFor(lang)
  if (service === 'not-sure') return forms.lead.notSure
  return Object.hasOwn(services.items, service) ? services.items[service].name : service
}

/** The same for a budget. */
export function budgetName(budget: BudgetId | null, lang: Lang): string | null {
  if (budget === null || !Object.hasOwn(budgets, budget)) return budget
  return budgetLabel(budget, copyFor(lang).forms.lead.budgets, { lang, rate: null })
}

export function sourcePageName(source: string, lang: Lang): string {
  const { forms, services, projects } = copyFor(lang)
  return sourcePageLabel(source, {
    ...forms.sourcePages,
    services: services.items,
    projects: projects.items,
  })
}
