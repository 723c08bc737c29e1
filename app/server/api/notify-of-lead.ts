import * as z from 'zod/mini'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { cleanLine } from '#domain/text/clean.ts'
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts'
import { addressGroup } from '../http/client-address.ts'
import { findLeadId, type LeadWords } from '../leads/lead-store.ts'
import { takeToken } from '../rate-limit.ts'
import type { ServerContext } from '../server-context.ts'
import { refusal, type ApiAnswer, type ApiRequest, type ApiRoute } from './api-route.ts'

const patienceMs = 3_000

const text = z.optional(z.nullable(z.string().check(z.maxLength(255))))
const schema = z.object({ id: text, email: text, submitted_at: text })

/**
 * The second call of the lead form (requirements 4.6). The mails were written with the lead, so all it can do is ask for them: it names a lead by words that only its sender has,
 * and can neither send a mail twice nor send one to anybody else.
 */
export const notifyOfLead: ApiRoute = {
  method: 'POST',
  path: '/functions/v1/send-contact-email',
  handle: async (request, context) => {
    try {
      return await notify(request, context)
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      return { ...refusal(503, 'unavailable'), headers: { 'Retry-After': '3' } }
    }
  },
}

async function notify(
  { input, visitor }: ApiRequest,
  { database, env, outbox }: ServerContext,
): Promise<ApiAnswer> {
  const token = await takeToken(database, {
    bucket: `lead-mails ${addressGroup(visitor.ipAddress)}`,
    limit: env.LEADS_PER_MINUTE,
    windowSeconds: 60,
  })
  if (!token.allowed)
    return {
      ...refusal(429, 'rate_limited'),
      headers: { 'Retry-After': String(token.retryAfterSeconds) },
    }
  const words = readWords(input)
  if (!words) return refusal(400, 'invalid', [{ field: 'submitted_at', code: 'invalid' }])
  const id = await findLeadId(database, words)
  if (id === null) return refusal(404, 'lead_not_found')
  outbox.wake()
  return {
    status: 200,
    json: { success: true, emailNotified: await outbox.firstTry(id, patienceMs) },
  }
}

/** A lead's id, or its e-mail address with the time on its sender's clock. */
function readWords(input: unknown): LeadWords | null {
  const { success, data } = schema.safeParse(input)
  if (!success) return null
  const submittedAt = data.submitted_at ? new Date(data.submitted_at) : null
  const words = {
    id: isLeadId(data.id) ? data.id : null,
    email: data.email ? cleanLine(data.email) : null,
    submittedAt: submittedAt && isStorable(submittedAt) ? submittedAt : null,
  }
  return words.id !== null || (words.email !== null && words.submittedAt !== null) ? words : null
}

/** JavaScript knows years that PostgreSQL does not. */
function isStorable(time: Date): boolean {
  const year = time.getUTCFullYear()
  return year >= 1970 && year < 3000
}
