import type { IncomingHttpHeaders } from 'node:http'
import { receiveLead, type LeadAnswer } from '../leads/lead-intake.ts'
import { refusal, type ApiAnswer, type ApiRoute } from './api-route.ts'

/** The lead form's call, under its specified name and shape (requirements 4.6). */
export const submitLead: ApiRoute = {
  method: 'POST',
  path: '/functions/v1/submit-contact-form-atlas',
  handle: async ({ headers, input, visitor }, context) =>
    toApiAnswer(await receiveLead(context, { input, visitor, key: keyOf(headers) })),
}

/** Two headers of this name arrive as one text with a comma and a space in it: no key. */
function keyOf(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key']
  return Array.isArray(key) ? key.join(', ') : key
}

function toApiAnswer(answer: LeadAnswer): ApiAnswer {
  switch (answer.kind) {
    case 'saved': {
      const { id, emailNotified, replayed } = answer
      const headers: Record<string, string> = replayed ? { 'Idempotency-Replayed': 'true' } : {}
      return { status: 201, headers, json: { success: true, id, emailNotified } }
    }
    case 'invalid':
      return refusal(400, 'invalid', answer.errors)
    case 'bad-key':
      return refusal(400, 'idempotency_key_invalid')
    case 'key-reused':
      return refusal(422, 'idempotency_key_reused')
    case 'too-many':
      return {
        ...refusal(429, 'rate_limited'),
        headers: { 'Retry-After': String(answer.retryAfterSeconds) },
      }
    case 'unavailable':
      return { ...refusal(503, 'unavailable'), headers: { 'Retry-After': '3' } }
  }
}
