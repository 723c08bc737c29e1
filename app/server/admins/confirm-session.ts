import type { Database } from '../db/database.ts'
import { getAdminByEmail } from './admin-store.ts'
import { limitPasswordChange, type RateLimited } from './attempt-limits.ts'
import { checkPassword } from './sign-in.ts'
import { confirmSession, type Session } from './session-store.ts'

/** How long after the password was typed what is grave may be done without typing it again. */
export const confirmedMinutes = 10

export type Confirmation =
  | { kind: 'confirmed' }
  /** Nothing was typed yet. */
  | { kind: 'needed' }
  | { kind: 'refused' }
  | ({ kind: 'limited' } & RateLimited)

/**
 * Whether the password was typed in this session within ten minutes, or is right now: whoever finds
 * an open session must not be able to do what is grave (requirements 7.8).
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
