import type { Database } from '#server/db/database.ts'
import { getAdminByEmail } from '../accounts/admin-store.ts'
import { uncountSignIn, limitSignIn } from '../attempt-limits.ts'
import type { RateLimited } from '#server/rate-limits/rate-limit.ts'
import { addAuditEvent } from '../audit/audit-store.ts'
import { getAuthenticator } from '../authenticator/authenticator-store.ts'
import type { Device } from '../sessions/known-device.ts'
import { normalizeEmail } from '../accounts/normalize-email.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { addSession } from '../sessions/session-store.ts'

export type Caller = { ipAddress: string; userAgent: string; device: Device; now: Date }

export type SignInResult =
  | { kind: 'signed-in'; token: string }
  /** The password is correct, and this admin also needs a code. */
  | { kind: 'code-needed'; adminId: string }
  | { kind: 'refused' }
  | ({ kind: 'limited' } & RateLimited)

/**
 * The first step of signing in. The result, the queries and their time are the same for an unknown
 * account and a wrong password. Limits are checked before the account is looked up (requirements
 * 7.1).
 */
export async function signIn(
  database: Database,
  typed: { email: string; password: string },
  { ipAddress, userAgent, device, now }: Caller,
): Promise<SignInResult> {
  const account = normalizeEmail(typed.email) ?? ''
  const attempt = { ipAddress, account, device }
  const limited = await limitSignIn(database, attempt)
  if (limited) return { kind: 'limited', ...limited }

  const admin = await getAdminByEmail(database, account)
  const isCorrect = await checkPassword(typed.password, admin?.passwordHash ?? null)
  if (isCorrect === 'busy') return { kind: 'limited', retryAfterSeconds: 5 }
  if (!admin || !isCorrect) return { kind: 'refused' }
  await uncountSignIn(database, attempt)
  if (await getAuthenticator(database, admin.id)) return { kind: 'code-needed', adminId: admin.id }
  await addAuditEvent(database, { action: 'sign-in', adminId: admin.id, ipAddress })
  return {
    kind: 'signed-in',
    token: await addSession(database, { adminId: admin.id, userAgent, device, now }),
  }
}
