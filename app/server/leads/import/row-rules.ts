import { budgetIds, type BudgetId } from '#catalog/budgets.ts'
import { studio } from '#catalog/studio.server.ts'
import { timeZone } from '#catalog/place.ts'
import { serviceChoices, type ServiceChoice } from '#catalog/services.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { deskLanguages, type DeskLang } from '#desk/words/desk-lang.ts'
import type { RowRules } from '#domain/leads/import/read-row.ts'
import { leadStatuses } from '#domain/leads/status.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { budgetName, serviceName } from '#server/lead-labels.ts'
import { withoutMarks } from '../lead-export-columns.ts'
import type { ImportPlan } from './import-plan.ts'

// SAFETY: the keys of these tables.
const deskLangs = Object.keys(deskLanguages) as DeskLang[]
const siteLangs = Object.keys(languages) as Lang[]

/** The rules of a file. Statuses, services, budgets and languages are read by their names. */
export function rowRules(plan: ImportPlan, now: Date): RowRules<ServiceChoice, BudgetId, Lang> {
  const oldest = new Date(now)
  oldest.setUTCMonth(oldest.getUTCMonth() - studio().keep.leadMonths)
  return {
    columns: plan.columns,
    headings: plan.headings,
    country: plan.country,
    monthFirst: plan.monthFirst,
    timeZone,
    now,
    oldest,
    names: {
      statuses: namesOf(leadStatuses, (status, lang) => deskCopyFor(lang).admin.statuses[status]),
      services: namesOf(serviceChoices, serviceName),
      budgets: namesOf(budgetIds, budgetName),
      languages: namesOf(siteLangs, (lang) => languages[lang].name),
    },
  }
}

/** Each id by itself and by its names, in lower case and as an export writes them. */
function namesOf<Id extends string>(
  ids: readonly Id[],
  nameOf: (id: Id, lang: DeskLang) => string | null,
): Map<string, Id> {
  return new Map(
    ids.flatMap((id) =>
      [id, ...deskLangs.map((lang) => withoutMarks(nameOf(id, lang) ?? id))].map(
        (name) => [name.toLowerCase(), id] as const,
      ),
    ),
  )
}
