import { leadRules } from '#catalog/lead-rules.ts'
import {
  leadPayloadParser,
  type LeadParseResult as ParseResult,
  type ParsedLead as Parsed,
} from '#domain/leads/lead-payload.ts'

/** A lead checked against this site's catalogue. */
export type ParsedLead = Parsed<typeof leadRules>

export type LeadParseResult = ParseResult<typeof leadRules>

/**
 * Parses the JSON of the lead endpoint. Service and budget may be missing, because some forms lack
 * them.
 */
export const parseLeadPayload = leadPayloadParser(leadRules)

/** Parses the fields of the contact page's form, which always has service and budget. */
export const parseContactForm = leadPayloadParser(leadRules, 'shown')
