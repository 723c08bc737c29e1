import { parsePrivacyRequest, type PrivacyErrors } from '#domain/privacy/privacy-request.ts'
import type { FormValues } from '#domain/leads/form-state.ts'
import type { Lang } from '#i18n/languages.ts'
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts'
import { mailboxBucket } from '../email/mailbox-limit.ts'
import { limitOfVisitor } from '../rate-limits/visitor-limit.ts'
import { takeToken } from '../rate-limits/take-token.ts'
import type { Visitor } from '../request/visitor.ts'
import type { ServerContext } from '../server-context.ts'
import { addRequest } from './request-store.ts'
import { sendRequestEmails } from './send-request-emails.ts'

/** `status`: the HTTP status of the response. */
export type RequestOutcome =
  | { kind: 'stored' }
  | { kind: 'refused'; status: 400 | 403 | 429 | 503; errors: PrivacyErrors }

const perHour = { fromOneAddress: 5, forOneMailbox: 3 }

/**
 * Stores a privacy request and emails the link that confirms it (requirements 10.4). No lead is
 * looked up, so the outcome does not reveal whether the studio has data about the person.
 */
export async function receiveRequest(
  server: ServerContext,
  { values, visitor, language }: { values: FormValues; visitor: Visitor; language: Lang },
): Promise<RequestOutcome> {
  if (visitor.isAbroad) return { kind: 'refused', status: 403, errors: {} }
  const parsed = parsePrivacyRequest(values)
  if (!parsed.ok) return { kind: 'refused', status: 400, errors: parsed.errors }
  try {
    const { request } = parsed
    if (!(await isWithinLimits(server, visitor, request.email)))
      return { kind: 'refused', status: 429, errors: {} }
    const added = await addRequest(server.database, { request, language, now: new Date() })
    // Not awaited, because a mail server may be slow. A failed email is tried again later.
    void sendRequestEmails(server, added)
    return { kind: 'stored' }
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return { kind: 'refused', status: 503, errors: {} }
  }
}

/** Limits by sender and by recipient. */
async function isWithinLimits(
  { database }: ServerContext,
  { ipAddress }: Visitor,
  email: string,
): Promise<boolean> {
  const results = await Promise.all([
    takeToken(
      database,
      limitOfVisitor('privacy ', ipAddress, {
        limit: perHour.fromOneAddress,
        windowSeconds: 3_600,
      }),
    ),
    takeToken(database, {
      bucket: `privacy ${mailboxBucket(email)}`,
      limit: perHour.forOneMailbox,
      windowSeconds: 3_600,
    }),
  ])
  return results.every((limited) => limited === null)
}
