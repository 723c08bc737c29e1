import { and, eq, gt, lte } from 'drizzle-orm'
import { validity } from '#catalog/validity.ts'
import { adminCodes, admins } from '#server/db/admin-schema.ts'
import type { Database } from '#server/db/database.ts'
import type { Admin } from '../accounts/admin-store.ts'
import { hashSecret, makeToken } from '#server/secrets.ts'

type Store = Pick<Database, 'orm'>

export const { resetLinkMinutes } = validity

/**
 * Returns the token of a new link. Earlier links stay valid, so that nobody can invalidate the
 * admin's link by requesting another. Only the hash of the token is stored (requirements 7.6).
 */
export async function addResetLink(
  { orm }: Store,
  { adminId, now }: { adminId: string; now: Date },
): Promise<string> {
  const token = makeToken()
  await orm
    .delete(adminCodes)
    .where(and(eq(adminCodes.kind, 'reset-link'), lte(adminCodes.expiresAt, now)))
  await orm.insert(adminCodes).values({
    codeHash: hashSecret(token),
    kind: 'reset-link',
    createdBy: adminId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + resetLinkMinutes * 60_000),
  })
  return token
}

/** The admin whose password the link resets; null if the link is unknown, used or expired. */
export async function getResetLinkAdmin(
  { orm }: Store,
  token: string,
  now: Date,
): Promise<Admin | null> {
  const [admin] = await orm
    .select({ id: admins.id, email: admins.email, name: admins.name })
    .from(adminCodes)
    .innerJoin(admins, eq(admins.id, adminCodes.createdBy))
    .where(isValid(token, now))
  return admin ?? null
}

/** Removes the link, because it works once. Returns false if it was used or expired meanwhile. */
export async function consumeResetLink({ orm }: Store, token: string, now: Date): Promise<boolean> {
  const used = await orm
    .delete(adminCodes)
    .where(isValid(token, now))
    .returning({ kind: adminCodes.kind })
  return used.length > 0
}

function isValid(token: string, now: Date) {
  return and(
    eq(adminCodes.kind, 'reset-link'),
    eq(adminCodes.codeHash, hashSecret(token)),
    gt(adminCodes.expiresAt, now),
  )
}
