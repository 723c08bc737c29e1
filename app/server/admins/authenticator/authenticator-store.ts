import { and, eq, lt } from 'drizzle-orm'
import { readSecret } from '#domain/admins/one-time-code.ts'
import { authenticators } from '#server/db/admin-schema.ts'
import type { Database } from '#server/db/database.ts'
import { addAuditEvent } from '../audit/audit-store.ts'
import { matchCode } from './one-time-codes.ts'

type Store = Pick<Database, 'orm'>

/** The authenticator app of an admin; null if only the password is required. */
export async function getAuthenticator(
  { orm }: Store,
  adminId: string,
): Promise<typeof authenticators.$inferSelect | null> {
  const [row] = await orm.select().from(authenticators).where(eq(authenticators.adminId, adminId))
  return row ?? null
}

type Owner = { adminId: string; ipAddress: string; now: Date }

/**
 * Stores the secret of an app that shows this code, and replaces an earlier one. Returns false and
 * changes nothing if the secret is malformed or the code does not match it (requirements 7.7).
 */
export async function setAuthenticator(
  { orm }: Store,
  { secret, code }: { secret: string; code: string },
  { adminId, ipAddress, now }: Owner,
): Promise<boolean> {
  const bytes = readSecret(secret)
  const lastStep = bytes && matchCode(bytes, code, { now, lastStep: 0 })
  if (lastStep === null) return false
  await orm.transaction(async (transaction) => {
    const row = { secret, lastStep, createdAt: now }
    await transaction
      .insert(authenticators)
      .values({ adminId, ...row })
      .onConflictDoUpdate({ target: authenticators.adminId, set: row })
    const event = { action: 'authenticator-added', adminId, ipAddress } as const
    await addAuditEvent({ orm: transaction }, event)
  })
  return true
}

export async function removeAuthenticator({ orm }: Store, adminId: string): Promise<boolean> {
  const removed = await orm
    .delete(authenticators)
    .where(eq(authenticators.adminId, adminId))
    .returning({ adminId: authenticators.adminId })
  return removed.length > 0
}

/**
 * Accepts a code once. Returns false if it is wrong or was already used, also by a simultaneous
 * request.
 */
export async function consumeCode(
  { orm }: Store,
  { adminId, code, now }: { adminId: string; code: string; now: Date },
): Promise<boolean> {
  const app = await getAuthenticator({ orm }, adminId)
  const secret = app && readSecret(app.secret)
  const step = secret && matchCode(secret, code, { now, lastStep: app.lastStep })
  if (step === null) return false
  const used = await orm
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.adminId, adminId), lt(authenticators.lastStep, step)))
    .returning({ adminId: authenticators.adminId })
  return used.length > 0
}
