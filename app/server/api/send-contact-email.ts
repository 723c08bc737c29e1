import * as z from 'zod/mini'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { cleanEmail } from '#domain/email.ts'
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts'
import { limitOfVisitor } from '../rate-limits/visitor-limit.ts'
import { refuseLead } from '../leads/lead-outcome.ts'
import { getLeadId, type LeadProof } from '../leads/lead-proof-store.ts'
import { takeToken } from '../rate-limits/take-token.ts'
import type { ServerContext } from '../server-context.ts'
import {
  errorResponse,
  refusalResponse,
  type ApiRequest,
  type ApiResponse,
  type ApiRoute,
} from './api-route.ts'

const missingProof = [{ field: 'submitted_at', code: 'invalid' }] as const
const emailTimeoutMs = 3_000

const text = z.optional(z.nullable(z.string().check(z.maxLength(255))))
const schema = z.object({ id: text, email: text, submitted_at: text })

/**
 * The second call of the lead form (requirements 4.6). The emails were stored with the lead, so
 * this only makes the outbox send them now. The caller proves that it sent the lead, and cannot
 * cause an email to be sent twice or to another recipient.
 */
export const sendContactEmail: ApiRoute = {
  method: 'POST',
  path: '/functions/v1/send-contact-email',
  takesText: true,
  handle: async (request, context) => {
    try {
      return await sendEmail(request, context)
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      return refusalResponse(refuseLead('unavailable'))
    }
  },
}

async function sendEmail(
  { input, visitor }: ApiRequest,
  { database, env, outbox }: ServerContext,
): Promise<ApiResponse> {
  const allowed = { limit: env.LEADS_PER_MINUTE, windowSeconds: 60 }
  const limited = await takeToken(
    database,
    limitOfVisitor('lead-mails ', visitor.ipAddress, allowed),
  )
  if (limited) return refusalResponse(refuseLead('rate_limited', limited))
  const proof = readProof(input)
  if (!proof) return refusalResponse(refuseLead('invalid', { errors: missingProof }))
  const id = await getLeadId(database, proof)
  if (id === null) return errorResponse(404, 'lead_not_found')
  outbox.poll()
  return {
    status: 200,
    json: { success: true, emailNotified: await outbox.waitForNotice(id, emailTimeoutMs) },
  }
}

function readProof(input: unknown): LeadProof | null {
  const { success, data } = schema.safeParse(input)
  if (!success) return null
  const submittedAt = data.submitted_at ? new Date(data.submitted_at) : null
  const proof = {
    id: isLeadId(data.id) ? data.id : null,
    email: data.email ? cleanEmail(data.email) : null,
    submittedAt: submittedAt && isStorable(submittedAt) ? submittedAt : null,
  }
  return proof.id !== null || (proof.email !== null && proof.submittedAt !== null) ? proof : null
}

/** PostgreSQL does not support all years of a JavaScript Date, nor Invalid Date. */
function isStorable(time: Date): boolean {
  const year = time.getUTCFullYear()
  return year >= 1970 && year < 3000
}
