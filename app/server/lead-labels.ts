import { budgetLabel } from '#catalog/budget-label.ts'
import type { BudgetId } from '#catalog/budgets.ts'
import type { ServiceChoice } from '#catalog/services.ts'
import { copyFor } from '#copy/copy.server.ts'
import { sourcePageLabel } from '#domain/leads/source-page.ts'
import type { Lang } from '#i18n/languages.ts'

/** The name of a lead's service in a language; null if the visitor chose none. */
export function serviceName(service: ServiceChoice | null, lang: Lang): string | null {
  if (service === null) return null
  const { forms, services } = copyFor(lang)
  return service === 'not-sure' ? forms.lead.notSure : services.items[service].name
}

export function budgetName(budget: BudgetId | null, lang: Lang): string | null {
  return budget === null
    ? null
    : budgetLabel(budget, copyFor(lang).forms.lead.budgets, { lang, rate: null })
}

export function sourcePageName(source: string, lang: Lang): string {
  const { forms, services, projects } = copyFor(lang)
  return sourcePageLabel(source, {
    ...forms.sourcePages,
    services: services.items,
    projects: projects.items,
  })
}
