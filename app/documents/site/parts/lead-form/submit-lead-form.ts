import { keptArrival } from '#parts/arrival.ts'
import { getAttempt } from '#parts/lead-attempt.ts'
import { leadContent } from './lead-content.ts'
import { readForm } from './read-form.ts'
import { requestEmail, sendLead, type SendResult } from './send-lead.ts'

/**
 * Sends the form and, once the lead is stored, requests its email and pushes the analytics event.
 */
export async function submitLeadForm(form: HTMLFormElement): Promise<SendResult> {
  const content = leadContent(readForm(form), location.href)
  const { key, submittedAt, elapsedMs } = getAttempt(JSON.stringify(content))
  const times = { submitted_at: submittedAt, elapsed_ms: elapsedMs }
  const payload = { ...content, came_from: keptArrival(), ...times }

  const result = await sendLead(JSON.stringify(payload), key)
  if (result.kind !== 'saved') return result
  const { email, service_type, budget } = content
  requestEmail(JSON.stringify({ email, submitted_at: submittedAt }))
  if (service_type && budget) pushLeadEvent(service_type, budget)
  return result
}

/** No personal data (requirements 3.8). */
function pushLeadEvent(service_type: string, budget_range: string): void {
  globalThis.dataLayer ??= []
  globalThis.dataLayer.push({
    event: 'generate_lead',
    currency: 'ILS',
    value: 0,
    service_type,
    budget_range,
  })
}
