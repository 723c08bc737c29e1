import { serviceChoices } from '#catalog/services.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { nextBusinessDay } from '#domain/promises/business-time.ts'
import { addDays } from '#domain/quotes/add-days.ts'
import { serviceName } from '#server/lead-labels.ts'
import { promiseRules } from '#server/promises/promise-rules.ts'
import { studioDay } from '#server/studio-day.ts'
import type { CallerCopy } from './caller-form.tsx'

export function callerCopy(lang: DeskLang): CallerCopy {
  const { admin, forms } = deskCopyFor(lang)
  const today = studioDay(new Date())
  return {
    lang,
    newLead: admin.newLead,
    pending: admin.pending.forms,
    labels: forms.lead.labels,
    errors: { ...forms.lead.errors, ...admin.newLead.errors },
    choose: forms.lead.placeholders.service,
    services: serviceChoices.map((id) => ({ id, name: serviceName(id, lang) ?? id })),
    days: { today, next: nextBusinessDay(addDays(today, 1), promiseRules().hours) },
  }
}
