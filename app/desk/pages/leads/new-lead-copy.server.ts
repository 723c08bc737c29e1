import { serviceChoices } from '#catalog/services.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { serviceName } from '#server/leads/lead-labels.ts'
import type { NewLeadCopy } from './new-lead-form.tsx'

export function newLeadCopy(lang: Lang): NewLeadCopy {
  const { admin, forms } = copyFor(lang)
  return {
    newLead: admin.newLead,
    pending: admin.pending.forms,
    labels: forms.lead.labels,
    errors: forms.lead.errors,
    choose: forms.lead.placeholders.service,
    services: serviceChoices.map((id) => ({ id, name: serviceName(id, lang) ?? id })),
  }
}
