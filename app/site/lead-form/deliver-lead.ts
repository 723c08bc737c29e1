import { attemptOf } from './lead-attempt.ts'
import { leadContent, mailRequest, valuesOf } from './lead-wire.ts'
import { chosenCountry } from './phone-field.tsx'
import { askForMail, sendLead, type LeadOutcome } from './send-lead.ts'

/** Sends what is in the form, and once it is stored does what follows from a new lead. */
export async function deliverLead(form: HTMLFormElement, ipAddress: string): Promise<LeadOutcome> {
  const values = valuesOf(form)
  const { prefix } = chosenCountry(form)
  const pageUrl = location.href
  const content = leadContent(values, {
    pageUrl,
    userAgent: navigator.userAgent,
    ipAddress,
    prefix,
  })
  const { key, submittedAt, elapsedMs } = attemptOf(JSON.stringify(content))

  const outcome = await sendLead(
    JSON.stringify({ ...content, submitted_at: submittedAt, elapsed_ms: elapsedMs }),
    key,
  )
  if (outcome.kind !== 'saved') return outcome
  askForMail(JSON.stringify(mailRequest({ values, prefix, pageUrl, submittedAt })))
  const { service_type, budget } = values
  if (service_type && budget) tellNewLead(service_type, budget)
  return outcome
}

function tellNewLead(service_type: string, budget_range: string): void {
  globalThis.dataLayer ??= []
  globalThis.dataLayer.push({
    event: 'generate_lead',
    currency: 'ILS',
    value: 0,
    service_type,
    budget_range,
  })
}
