import type { Database } from '#server/db/database.ts'
import { changePasswordHash, getAdminByEmail } from '../accounts/admin-store.ts'
import { addAuditEvent } from '../audit/audit-store.ts'
import { removeAuthenticator } from '../authenticator/authenticator-store.ts'
import { normalizeEmail } from '../accounts/normalize-email.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { makeCode } from '#server/secrets.ts'

/**
 * Sets and returns a random password, which the operator of the server passes on to the admin. Ends
 * the admin's sessions and removes the authenticator app (requirements 7.1). Returns null if there
 * is no such admin.
 */
export async function resetPassword(database: Database, email: string): Promise<string | null> {
  const account = normalizeEmail(email)
  const admin = account === null ? null : await getAdminByEmail(database, account)
  if (!admin) return null
  const password = makeCode()
  await changePasswordHash(database, admin.id, await hashPassword(password))
  await removeAuthenticator(database, admin.id)
  const detail = { admin: admin.id }
  await addAuditEvent(database, { action: 'password-reset', adminId: null, ipAddress: '', detail })
  return password
}
