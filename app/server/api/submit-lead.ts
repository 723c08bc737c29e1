import type { IncomingHttpHeaders } from 'node:http'
import { copyFor } from '#copy/copy.server.ts'
import { readLanguage } from '#i18n/detect-language.ts'
import { defaultLang } from '#i18n/languages.ts'
import type { LeadOutcome } from '../leads/lead-outcome.ts'
import { parseLeadPayload } from '../leads/parse-lead.ts'
import { receiveLead } from '../leads/receive-lead.ts'
import { refusalResponse, type ApiResponse, type ApiRoute } from './api-route.ts'

/** Receives a lead as JSON (requirements 4.6). */
export const submitLead: ApiRoute = {
  method: 'POST',
  path: '/functions/v1/submit-contact-form-atlas',
  takesText: true,
  handle: async ({ headers, input, visitor }, context) =>
    toResponse(
      await receiveLead(context, {
        parse: () => parseLeadPayload(input),
        idempotencyKey: readKey(headers),
        visitor,
      }),
      input,
    ),
}

/**
 * Two headers with this name arrive as one text joined by a comma and a space, which is not a valid
 * key.
 */
function readKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key']
  return Array.isArray(key) ? key.join(', ') : key
}

function toResponse(outcome: LeadOutcome, input: unknown): ApiResponse {
  if (outcome.kind === 'refused') {
    const refusal = refusalResponse(outcome)
    if (outcome.reason !== 'outside_israel') return refusal
    return { ...refusal, json: { ...refusal.json, message: outsideMessage(input) } }
  }
  const { id, emailNotified, replayed } = outcome
  return {
    status: 201,
    ...(replayed && { headers: { 'Idempotency-Replayed': 'true' } }),
    json: { success: true, id, emailNotified },
  }
}

/** Why the gate refuses a form (requirements 2.7), in the language of the lead. */
function outsideMessage(input: unknown): string {
  const language =
    typeof input === 'object' && input !== null && 'language' in input ? input.language : null
  return copyFor(readLanguage(language) ?? defaultLang).forms.outside.title
}
