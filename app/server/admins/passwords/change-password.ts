import type { PasswordProblem } from '#domain/admins/password-rules.ts'
import type { Database } from '#server/db/database.ts'
import { changePasswordHash, getAdminByEmail, type Admin } from '../accounts/admin-store.ts'
import { limitPasswordChange } from '../attempt-limits.ts'
import type { RateLimited } from '#server/rate-limits/rate-limit.ts'
import { addAuditEvent } from '../audit/audit-store.ts'
import { addSession } from '../sessions/session-store.ts'
import type { Caller } from '../sign-in/sign-in.ts'
import { checkPassword } from './check-password.ts'
import { findWeakness, hashPasswordOrBusy } from './new-password.ts'

export type PasswordChangeResult =
  | { kind: 'changed'; token: string }
  | { kind: 'invalid'; problems: { current?: 'current'; next?: PasswordProblem | 'same' } }
  | ({ kind: 'limited' } & RateLimited)

/**
 * Requires the current password. Ends every session of this admin and returns the token of a new
 * one for the browser that made the change.
 */
export async function changePassword(
  database: Database,
  { admin, current, next }: { admin: Admin; current: string; next: string },
  { ipAddress, userAgent, device, now }: Caller,
): Promise<PasswordChangeResult> {
  const limited = await limitPasswordChange(database, admin.id)
  if (limited) return { kind: 'limited', ...limited }
  const problem = current === next ? 'same' : findWeakness(next, admin)
  if (problem) return { kind: 'invalid', problems: { next: problem } }

  const stored = await getAdminByEmail(database, admin.email)
  const isCorrect = await checkPassword(current, stored?.passwordHash ?? null)
  if (isCorrect === false) {
    await addAuditEvent(database, {
      action: 'password-change-refused',
      adminId: admin.id,
      ipAddress,
    })
    return { kind: 'invalid', problems: { current: 'current' } }
  }
  const passwordHash = isCorrect === 'busy' ? isCorrect : await hashPasswordOrBusy(next)
  if (passwordHash === 'busy') return { kind: 'limited', retryAfterSeconds: 5 }

  await changePasswordHash(database, admin.id, passwordHash)
  await addAuditEvent(database, { action: 'password-changed', adminId: admin.id, ipAddress })
  return {
    kind: 'changed',
    token: await addSession(database, { adminId: admin.id, userAgent, device, now }),
  }
}
