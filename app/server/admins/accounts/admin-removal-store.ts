import { asc, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { admins } from '#server/db/admin-schema.ts'
import { lockSignUp, type Admin } from './admin-store.ts'
import { addAuditEvent } from '../audit/audit-store.ts'

/** All admins, the oldest account first. */
export async function findAdmins({ orm }: Pick<Database, 'orm'>): Promise<Admin[]> {
  return orm
    .select({ id: admins.id, email: admins.email, name: admins.name })
    .from(admins)
    .orderBy(asc(admins.createdAt), asc(admins.id))
}

/**
 * 'last': the only admin cannot be removed, because somebody must be able to sign in. 'owner': only
 * the operator of the server can remove the first account, which is the only one that can read the
 * audit log.
 */
export type RemovalResult = 'removed' | 'last' | 'owner' | 'gone'

/**
 * Removes an account with its sessions and unused invitations. The admin's actions stay in the
 * audit log and, without a name, in the timelines. `adminId`: the admin who removes the account;
 * null for the operator of the server.
 */
export async function removeAdmin(
  database: Database,
  id: string,
  { adminId, ipAddress }: { adminId: string | null; ipAddress: string },
): Promise<RemovalResult> {
  return database.orm.transaction(async (transaction) => {
    await lockSignUp(transaction)
    const known = await findAdmins({ orm: transaction })
    if (!known.some((admin) => admin.id === id)) return 'gone'
    if (known.length === 1) return 'last'
    if (known[0]?.id === id && adminId !== null) return 'owner'
    await transaction.delete(admins).where(eq(admins.id, id))
    const detail = { admin: id }
    await addAuditEvent(
      { orm: transaction },
      { action: 'admin-removed', adminId, ipAddress, detail },
    )
    return 'removed'
  })
}
