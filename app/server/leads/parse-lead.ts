import { leadRules } from '#catalog/lead-rules.ts'
import {
  leadPayloadParser,
  type LeadParseResult as ParseResult,
  type ParsedLead as Parsed,
} from '#domain/leads/lead-payload.ts'

/** A lead checked against this site's catalogue. */
export type ParsedLead = Parsed<typeof leadRules>

export type LeadParseResult = ParseResult<typeof leadRules>

/** JSON of the lead endpoint: forms without service and budget send neither. */
export const parseLeadPayload = leadPayloadParser(leadRules)

/** Fields of the contact page's form, which always shows service and budget. */
export const parseContactForm = leadPayloadParser(leadRules, 'shown')
