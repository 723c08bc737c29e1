import { leadRules } from '#catalog/lead-rules.ts'
import { consultingOffers, type ConsultingOffer } from '#catalog/consulting-offers.ts'
import { orderParser } from '#domain/leads/consulting-order.ts'
import { leadPayloadParser } from '#domain/leads/lead-payload.ts'
import type { parseLeadPayload } from './parse-lead.ts'

const parseOrder = orderParser(consultingOffers)
const parseVisitor = leadPayloadParser(leadRules, 'hidden')

/** Stands in for the message while the visitor is judged: an order without notes is whole. */
const anyMessage = '.'.repeat(10)

type Words = (offer: ConsultingOffer) => string

/** Reads an order of consulting as a lead: what is ordered goes above the notes. `words` name the order as the owner reads it. */
export function consultingOrderParser(words: Words): typeof parseLeadPayload {
  return function parseConsultingOrder(input) {
    const fields = typeof input === 'object' && input !== null ? input : {}
    const order = parseOrder(fields)
    const visitor = parseVisitor({
      ...fields,
      message: anyMessage,
      service_type: 'strategic-consulting',
      budget: '',
    })
    if (!order.ok || !visitor.ok) {
      const wrong = order.ok
        ? []
        : order.errors.map(({ field }) => ({ field, code: 'invalid' as const }))
      return { ok: false, errors: [...(visitor.ok ? [] : visitor.errors), ...wrong] }
    }
    const { offer, notes } = order.order
    const message = [words(offer), notes].filter(Boolean).join('\n\n')
    return { ok: true, lead: { ...visitor.lead, message, sourcePage: 'consulting-order' } }
  }
}
