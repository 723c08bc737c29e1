import { consultingOffers, type ConsultingOffer } from '#catalog/consulting-offers.ts'
import { leadRules } from '#catalog/lead-rules.ts'
import { orderParser } from '#domain/leads/consulting-order.ts'
import { leadPayloadParser } from '#domain/leads/lead-payload.ts'
import type { LeadParseResult } from './parse-lead.ts'

const parseOrder = orderParser(consultingOffers)
const parseVisitor = leadPayloadParser(leadRules, 'hidden')

/**
 * Satisfies the message rule while the visitor's fields are checked, because notes are optional.
 */
const placeholderMessage = '.'.repeat(10)

/**
 * Reads a consulting order as a lead. Its message is the title of the offer for the owner, above
 * the notes.
 */
export function parseConsultingOrder(
  input: unknown,
  titleOf: (offer: ConsultingOffer) => string,
): LeadParseResult {
  const fields = typeof input === 'object' && input !== null ? input : {}
  const parsed = parseOrder(fields)
  const visitor = parseVisitor({
    ...fields,
    message: placeholderMessage,
    service_type: 'strategic-consulting',
    budget: '',
  })
  if (!parsed.ok || !visitor.ok) {
    const errors = [visitor, parsed].flatMap((result) => (result.ok ? [] : result.errors))
    return { ok: false, errors }
  }
  const { offer, notes } = parsed.order
  const message = [titleOf(offer), notes].filter(Boolean).join('\n\n')
  return { ok: true, lead: { ...visitor.lead, message, sourcePage: 'consulting-order' } }
}
