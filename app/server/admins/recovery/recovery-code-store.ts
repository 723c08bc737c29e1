import { and, count, eq, isNull } from 'drizzle-orm'
import { adminCodes, admins } from '#server/db/admin-schema.ts'
import type { Database } from '#server/db/database.ts'
import { hashCode, makeCode } from '#server/secrets.ts'

type Store = Pick<Database, 'orm'>

/** How many codes an admin gets. */
const recoveryCodeCount = 8

/**
 * Replaces the recovery codes of an admin. The codes can be shown only once, because only their
 * hashes are stored (requirements 7.6).
 */
export async function replaceRecoveryCodes(
  { orm }: Store,
  { adminId, now }: { adminId: string; now: Date },
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, makeCode)
  await orm.transaction(async (transaction) => {
    // Without the lock two simultaneous replacements would leave the codes of both.
    await transaction.select().from(admins).where(eq(admins.id, adminId)).for('update')
    await transaction.delete(adminCodes).where(isRecoveryCodeOf(adminId))
    await transaction.insert(adminCodes).values(
      codes.map((code) => ({
        codeHash: hashCode(code),
        kind: 'recovery' as const,
        createdBy: adminId,
        createdAt: now,
      })),
    )
  })
  return codes
}

/** The number of unused codes of this admin. */
export async function countRecoveryCodes({ orm }: Store, adminId: string): Promise<number> {
  const [row] = await orm
    .select({ unused: count() })
    .from(adminCodes)
    .where(and(isRecoveryCodeOf(adminId), isNull(adminCodes.usedAt)))
  return row?.unused ?? 0
}

/**
 * Whether this is an unused code of this admin. Call before hashing a password, which takes 60 ms.
 */
export async function isRecoveryCodeValid(
  { orm }: Store,
  { adminId, code }: { adminId: string; code: string },
): Promise<boolean> {
  const rows = await orm
    .select({ kind: adminCodes.kind })
    .from(adminCodes)
    .where(isUnused(adminId, code))
  return rows.length > 0
}

/** Marks the code as used. Returns false if it was used meanwhile. */
export async function consumeRecoveryCode(
  { orm }: Store,
  { adminId, code, now }: { adminId: string; code: string; now: Date },
): Promise<boolean> {
  const used = await orm
    .update(adminCodes)
    .set({ usedAt: now })
    .where(isUnused(adminId, code))
    .returning({ kind: adminCodes.kind })
  return used.length > 0
}

function isRecoveryCodeOf(adminId: string) {
  return and(eq(adminCodes.kind, 'recovery'), eq(adminCodes.createdBy, adminId))
}

function isUnused(adminId: string, code: string) {
  return and(
    isRecoveryCodeOf(adminId),
    eq(adminCodes.codeHash, hashCode(code)),
    isNull(adminCodes.usedAt),
  )
}
