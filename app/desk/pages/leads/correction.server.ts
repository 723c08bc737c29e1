import { budgetIds } from '#catalog/budgets.ts'
import { serviceChoices } from '#catalog/services.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { correctableValues, optionalFields } from '#server/leads/lead-correction-store.ts'
import { budgetName, serviceName } from '#server/lead-labels.ts'
import type { LeadRow } from '#server/db/lead-row.ts'
import type { Correction } from './correction-form.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

/** The data for the form that corrects a lead's details. */
export function describeCorrection(lead: LeadRow, lang: DeskLang): Correction {
  const { admin, forms } = deskCopyFor(lang)
  return {
    lead: { id: lead.id, name: lead.name },
    values: correctableValues(lead),
    optional: optionalFields(lead),
    copy: {
      correction: admin.correction,
      pending: admin.pending.forms,
      labels: forms.lead.labels,
      errors: forms.lead.errors,
      none: admin.leads.none,
    },
    services: serviceChoices.map((id) => ({ id, name: serviceName(id, lang) ?? id })),
    budgets: budgetIds.map((id) => ({ id, name: budgetName(id, lang) ?? id })),
  }
}
