import { studio } from '#catalog/studio.server.ts'
import { findPasswordProblem, type PasswordProblem } from '#domain/admins/password-rules.ts'
import { QueueFullError } from './concurrency-limit.ts'
import { isLeaked } from './leaked-passwords.ts'
import { hashPassword } from './password-hash.ts'

/** Why a new password of this admin is refused; null if it is accepted (requirements 7.1). */
export function findWeakness(
  password: string,
  { email, name }: { email: string; name: string },
): PasswordProblem | null {
  const problem = findPasswordProblem(password, personalWords(email, name))
  return problem ?? (isLeaked(password) ? 'common' : null)
}

/** Words that an attacker who knows the admin or the site would try first. */
function personalWords(email: string, name: string): string[] {
  const [local = '', domain = ''] = email.split('@')
  return [
    local,
    domain,
    ...domain.split('.').slice(0, -1),
    ...name.split(' '),
    ...Object.values(studio().name),
  ]
}

/** Returns the hash, or 'busy' if too many passwords are being hashed. */
export async function hashPasswordOrBusy(password: string): Promise<string> {
  try {
    return await hashPassword(password)
  } catch (error) {
    if (error instanceof QueueFullError) return 'busy'
    throw error
  }
}
