import type { Database } from '#server/db/database.ts'
import { getAdminByEmail, type Admin } from '../accounts/admin-store.ts'
import { limitPasswordChange } from '../attempt-limits.ts'
import type { RateLimited } from '#server/rate-limits/rate-limit.ts'
import { addAuditEvent } from '../audit/audit-store.ts'
import { replaceRecoveryCodes } from './recovery-code-store.ts'
import type { Caller } from '../sign-in/sign-in.ts'
import { checkPassword } from '../passwords/check-password.ts'

export type RenewalResult =
  | { kind: 'made'; codes: string[] }
  | { kind: 'refused' }
  | ({ kind: 'limited' } & RateLimited)

/**
 * Replaces the recovery codes. Requires the password, so that somebody who finds an open session
 * cannot get a code for later (requirements 7.6).
 */
export async function renewRecoveryCodes(
  database: Database,
  { admin, password }: { admin: Admin; password: string },
  { ipAddress, now }: Pick<Caller, 'ipAddress' | 'now'>,
): Promise<RenewalResult> {
  const limited = await limitPasswordChange(database, admin.id)
  if (limited) return { kind: 'limited', ...limited }
  const stored = await getAdminByEmail(database, admin.email)
  const isCorrect = await checkPassword(password, stored?.passwordHash ?? null)
  if (isCorrect === 'busy') return { kind: 'limited', retryAfterSeconds: 5 }
  if (!isCorrect) return { kind: 'refused' }
  const codes = await replaceRecoveryCodes(database, { adminId: admin.id, now })
  await addAuditEvent(database, { action: 'recovery-codes-made', adminId: admin.id, ipAddress })
  return { kind: 'made', codes }
}
