import type { Database } from '#server/db/database.ts'
import { getAdminByEmail, type Admin } from '../accounts/admin-store.ts'
import { limitPasswordChange } from '../attempt-limits.ts'
import { checkPassword } from './check-password.ts'

/** Checks the password of a signed-in admin. Counts against the same limit as password changes. */
export async function confirmPassword(
  database: Database,
  { admin, password }: { admin: Admin; password: string },
): Promise<'confirmed' | 'wrong' | 'limited'> {
  if (await limitPasswordChange(database, admin.id)) return 'limited'
  const stored = await getAdminByEmail(database, admin.email)
  const isCorrect = await checkPassword(password, stored?.passwordHash ?? null)
  if (isCorrect === 'busy') return 'limited'
  return isCorrect ? 'confirmed' : 'wrong'
}
