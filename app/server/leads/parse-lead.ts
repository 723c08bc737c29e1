import { leadRules } from '#catalog/lead-rules.ts'
import { leadPayloadParser } from '#domain/leads/lead-payload.ts'

/** The JSON of the endpoint: forms without service and budget send neither. */
export const parseLeadPayload = leadPayloadParser(leadRules)

/** The contact page posted without JavaScript: its form always shows service and budget. */
export const parsePostedContactForm = leadPayloadParser(leadRules, 'shown')
