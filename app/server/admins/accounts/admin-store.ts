import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { adminCodes, admins, adminSessions } from '#server/db/admin-schema.ts'
import { pushDevices } from '#server/db/push-schema.ts'
import { hashCode } from '#server/secrets.ts'

export type Admin = { id: string; email: string; name: string }

export type NewAdmin = {
  email: string
  name: string
  passwordHash: string
  code: string
  now: Date
}

const signUpLock = 7_413_022

/** Locks sign-ups on all nodes until the transaction ends, so that only one can be the first. */
export async function lockSignUp(transaction: Pick<Database['orm'], 'execute'>): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${signUpLock})`)
}

/**
 * Accepts a set-up code while there is no admin, or an unused invitation. Marks it and every set-up
 * code as used in the same transaction. Returns 'code' for an invalid code and 'taken' for an email
 * address that has an account. Call `isCodeValid` before hashing the password, which takes 60 ms.
 */
export async function addAdmin(
  database: Database,
  { email, name, passwordHash, code, now }: NewAdmin,
): Promise<Admin | 'code' | 'taken'> {
  return database.orm.transaction(async (transaction) => {
    await lockSignUp(transaction)
    if (!(await isCodeValid({ orm: transaction }, code, now))) return 'code'
    const admin = { id: randomUUID(), email, name }
    const added = await transaction
      .insert(admins)
      .values({ ...admin, passwordHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: admins.id })
    if (added.length === 0) return 'taken'
    await transaction
      .update(adminCodes)
      .set({ usedAt: now })
      .where(or(eq(adminCodes.codeHash, hashCode(code)), eq(adminCodes.kind, 'set-up')))
    return admin
  })
}

/** Set-up codes are invalid once an admin exists; invitations are valid until used or expired. */
export async function isCodeValid(
  { orm }: Pick<Database, 'orm'>,
  code: string,
  now: Date,
): Promise<boolean> {
  const isSetUpCode = and(eq(adminCodes.kind, 'set-up'), sql`not exists (select 1 from ${admins})`)
  const isInvitation = and(eq(adminCodes.kind, 'invitation'), gt(adminCodes.expiresAt, now))
  const rows = await orm
    .select({ kind: adminCodes.kind })
    .from(adminCodes)
    .where(
      and(
        eq(adminCodes.codeHash, hashCode(code)),
        isNull(adminCodes.usedAt),
        or(isSetUpCode, isInvitation),
      ),
    )
  return rows.length > 0
}

export async function hasAdmins(database: Pick<Database, 'orm'>): Promise<boolean> {
  const rows = await database.orm.select({ id: admins.id }).from(admins).limit(1)
  return rows.length > 0
}

export async function getAdminByEmail(
  database: Database,
  email: string,
): Promise<(Admin & { passwordHash: string }) | null> {
  const [admin] = await database.orm
    .select({
      id: admins.id,
      email: admins.email,
      name: admins.name,
      passwordHash: admins.passwordHash,
    })
    .from(admins)
    .where(eq(admins.email, email))
  return admin ?? null
}

export async function getAdmin({ orm }: Pick<Database, 'orm'>, id: string): Promise<Admin | null> {
  const [admin] = await orm
    .select({ id: admins.id, email: admins.email, name: admins.name })
    .from(admins)
    .where(eq(admins.id, id))
  return admin ?? null
}

/**
 * Stores the hash of a new password. Also ends every session of this admin and the notices
 * of every browser, so that a stolen session does not survive the change, and removes every emailed
 * reset link.
 */
export async function changePasswordHash(
  database: Pick<Database, 'orm'>,
  adminId: string,
  passwordHash: string,
): Promise<void> {
  await database.orm.transaction(async (transaction) => {
    await transaction.update(admins).set({ passwordHash }).where(eq(admins.id, adminId))
    await transaction.delete(adminSessions).where(eq(adminSessions.adminId, adminId))
    await transaction.delete(pushDevices).where(eq(pushDevices.adminId, adminId))
    await transaction
      .delete(adminCodes)
      .where(and(eq(adminCodes.kind, 'reset-link'), eq(adminCodes.createdBy, adminId)))
  })
}
