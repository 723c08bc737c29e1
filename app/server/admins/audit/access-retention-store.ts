import { and, eq, lt, or, sql } from 'drizzle-orm'
import { recordMonths } from '#catalog/legal.ts'
import { adminCodes, admins, refusedAttempts } from '#server/db/admin-schema.ts'
import type { Database } from '#server/db/database.ts'
import { batchSize, inBatches } from '#server/db/in-batches.ts'

type Store = Pick<Database, 'orm'>

/** Days after which the hash of a used or expired code is removed. */
const unusableCodeDays = 30

/**
 * Removes audit events and refused attempts, with their addresses, after the period of
 * records (requirements 4.10).
 */
export async function removeOldAuditEvents({ orm }: Store): Promise<void> {
  await inBatches(async () => {
    // The site's role may not delete from the audit log (decision 0052).
    const { rows } = await orm.execute<{ removed: number }>(
      sql`select remove_old_audit_events(${batchSize})::int as removed`,
    )
    return rows[0]?.removed ?? 0
  })
  const cutoff = sql`now() - make_interval(months => ${recordMonths})`
  await orm.delete(refusedAttempts).where(lt(refusedAttempts.hour, cutoff))
}

/**
 * Removes the hashes of used and expired codes, and set-up codes once there is an admin, because
 * every start of an empty site creates one. Unused recovery codes stay.
 */
export async function removeUnusableCodes({ orm }: Store): Promise<void> {
  const cutoff = sql`now() - make_interval(days => ${unusableCodeDays})`
  const { usedAt, expiresAt, createdAt, kind } = adminCodes
  const isUnusable = and(
    eq(kind, 'set-up'),
    lt(createdAt, cutoff),
    sql`exists (select from ${admins})`,
  )
  await orm.delete(adminCodes).where(or(lt(usedAt, cutoff), lt(expiresAt, cutoff), isUnusable))
}
