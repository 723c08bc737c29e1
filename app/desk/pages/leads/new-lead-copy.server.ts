import { serviceChoices } from '#catalog/services.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { serviceName } from '#server/lead-labels.ts'
import type { NewLeadCopy } from './new-lead-form.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

export function newLeadCopy(lang: DeskLang): NewLeadCopy {
  const { admin, forms } = deskCopyFor(lang)
  return {
    newLead: admin.newLead,
    pending: admin.pending.forms,
    labels: forms.lead.labels,
    errors: forms.lead.errors,
    choose: forms.lead.placeholders.service,
    services: serviceChoices.map((id) => ({ id, name: serviceName(id, lang) ?? id })),
  }
}
