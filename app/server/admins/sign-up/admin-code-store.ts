import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { validity } from '#catalog/validity.ts'
import type { Database } from '#server/db/database.ts'
import { adminCodes, admins } from '#server/db/admin-schema.ts'
import { hasAdmins, lockSignUp } from '../accounts/admin-store.ts'
import { hashCode, makeCode } from '#server/secrets.ts'

/**
 * Returns a new set-up code for the server to print at start, or null once an admin exists. Only
 * the hash is stored, so a lost code cannot be shown again. If several nodes start on one empty
 * database, each prints its own code; all are valid until the first sign-up.
 */
export async function ensureSetUpCode(database: Database): Promise<string | null> {
  return database.orm.transaction(async (transaction) => {
    await lockSignUp(transaction)
    if (await hasAdmins({ orm: transaction })) return null
    const code = makeCode()
    await transaction.insert(adminCodes).values({ codeHash: hashCode(code), kind: 'set-up' })
    return code
  })
}

/**
 * Returns a single-use code, valid for a day. It can be shown only once, because only its hash is
 * stored.
 */
export async function addInvitation(
  database: Database,
  { adminId, now }: { adminId: string; now: Date },
): Promise<string> {
  const code = makeCode()
  const expiresAt = new Date(now.getTime() + validity.invitationHours * 3_600_000)
  await database.orm.insert(adminCodes).values({
    codeHash: hashCode(code),
    kind: 'invitation',
    createdBy: adminId,
    createdAt: now,
    expiresAt,
  })
  return code
}

export type Invitation = {
  reference: string
  createdBy: string | null
  createdAt: Date
  expiresAt: Date | null
}

/** Unused invitations that have not expired, newest first. */
export async function findInvitations(database: Database, now: Date): Promise<Invitation[]> {
  return database.orm
    .select({
      reference: adminCodes.codeHash,
      createdBy: admins.name,
      createdAt: adminCodes.createdAt,
      expiresAt: adminCodes.expiresAt,
    })
    .from(adminCodes)
    .leftJoin(admins, eq(admins.id, adminCodes.createdBy))
    .where(
      and(
        eq(adminCodes.kind, 'invitation'),
        isNull(adminCodes.usedAt),
        gt(adminCodes.expiresAt, now),
      ),
    )
    .orderBy(desc(adminCodes.createdAt))
}

/** Returns false if the invitation was already used or removed. */
export async function removeInvitation(database: Database, reference: string): Promise<boolean> {
  const removed = await database.orm
    .delete(adminCodes)
    .where(
      and(
        eq(adminCodes.codeHash, reference),
        eq(adminCodes.kind, 'invitation'),
        isNull(adminCodes.usedAt),
      ),
    )
    .returning({ codeHash: adminCodes.codeHash })
  return removed.length > 0
}
