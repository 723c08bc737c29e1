import { findPasswordProblem, type PasswordProblem } from '#domain/admins/password-rules.ts'
import type { Database } from '../db/database.ts'
import { changePasswordHash, getAdminByEmail, type Admin } from './admin-store.ts'
import { limitPasswordChange, type Limited } from './attempt-limits.ts'
import { addAuditEvent } from './audit-store.ts'
import { addSession } from './session-store.ts'
import { checkPassword, type Caller } from './sign-in.ts'
import { hashUnlessBusy, personalWords } from './sign-up.ts'

export type PasswordChangeAnswer =
  | { kind: 'changed'; token: string }
  | { kind: 'wrong'; problems: { current?: 'current'; next?: PasswordProblem | 'same' } }
  | ({ kind: 'limited' } & Limited)

/** Needs the current password, ends every session of this admin, and opens a new one for the browser that asked. */
export async function changePassword(
  database: Database,
  { admin, current, next }: { admin: Admin; current: string; next: string },
  { ipAddress, userAgent, now }: Caller,
): Promise<PasswordChangeAnswer> {
  const limited = await limitPasswordChange(database, admin.id)
  if (limited) return { kind: 'limited', ...limited }
  const problem =
    current === next ? 'same' : findPasswordProblem(next, personalWords(admin.email, admin.name))
  if (problem) return { kind: 'wrong', problems: { next: problem } }

  const stored = await getAdminByEmail(database, admin.email)
  const right = await checkPassword(current, stored?.passwordHash ?? null)
  if (right === false) {
    await addAuditEvent(database, {
      action: 'password-change-refused',
      adminId: admin.id,
      ipAddress,
    })
    return { kind: 'wrong', problems: { current: 'current' } }
  }
  const passwordHash = right === 'busy' ? right : await hashUnlessBusy(next)
  if (passwordHash === 'busy') return { kind: 'limited', retryAfterSeconds: 5 }

  await changePasswordHash(database, admin.id, passwordHash)
  await addAuditEvent(database, { action: 'password-changed', adminId: admin.id, ipAddress })
  return {
    kind: 'changed',
    token: await addSession(database, { adminId: admin.id, userAgent, now }),
  }
}
