import type { Database } from '#server/db/database.ts'
import { getAdminByEmail } from '../accounts/admin-store.ts'
import { limitPasswordChange } from '../attempt-limits.ts'
import type { RateLimited } from '#server/rate-limits/rate-limit.ts'
import { checkPassword } from './check-password.ts'
import { confirmSession, type Session } from '../sessions/session-store.ts'

/**
 * How long after the password was entered critical actions are allowed without entering it again.
 */
export const confirmedMinutes = 10

export type Confirmation =
  | { kind: 'confirmed' }
  /** The password is required, and none was sent yet. */
  | { kind: 'needed' }
  | { kind: 'refused' }
  | ({ kind: 'limited' } & RateLimited)

/**
 * Checks that the password was entered in this session within ten minutes, or is correct now, so
 * that somebody who finds an open session cannot perform critical actions (requirements 7.8).
 */
export async function confirmInSession(
  database: Database,
  session: Session,
  { password, now }: { password: string; now: Date },
): Promise<Confirmation> {
  const age = now.getTime() - session.authenticatedAt.getTime()
  if (age < confirmedMinutes * 60_000) return { kind: 'confirmed' }
  if (password === '') return { kind: 'needed' }
  const limited = await limitPasswordChange(database, session.admin.id)
  if (limited) return { kind: 'limited', ...limited }
  const stored = await getAdminByEmail(database, session.admin.email)
  const isCorrect = await checkPassword(password, stored?.passwordHash ?? null)
  if (isCorrect === 'busy') return { kind: 'limited', retryAfterSeconds: 5 }
  if (!isCorrect) return { kind: 'refused' }
  await confirmSession(database, session.reference, now)
  return { kind: 'confirmed' }
}
