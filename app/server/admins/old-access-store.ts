import { and, eq, lt, or, sql } from 'drizzle-orm'
import { promises } from '#catalog/claims.ts'
import { adminCodes, admins, refusedAttempts } from '../db/admin-schema.ts'
import type { Database } from '../db/database.ts'

type Store = Pick<Database, 'orm'>

/** Days for which a secret that opens nothing any more is still known. */
const spentCodeDays = 30

/**
 * Removes what was recorded of admins and strangers at the door, addresses among it, after as long as
 * leads are kept (requirements 4.10).
 */
export async function removeOldAuditEvents({ orm }: Store): Promise<void> {
  // The site's role may not delete from the audit log (decision 0052).
  await orm.execute(sql`select remove_old_audit_events()`)
  const cutoff = sql`now() - make_interval(months => ${promises.retentionMonths})`
  await orm.delete(refusedAttempts).where(lt(refusedAttempts.hour, cutoff))
}

/**
 * Removes hashes of secrets that were used or have expired, and set-up codes once somebody signed
 * up: every start of an empty site makes one. Recovery codes that were not used stay.
 */
export async function removeSpentCodes({ orm }: Store): Promise<void> {
  const cutoff = sql`now() - make_interval(days => ${spentCodeDays})`
  const { usedAt, expiresAt, createdAt, kind } = adminCodes
  const isPointless = and(
    eq(kind, 'set-up'),
    lt(createdAt, cutoff),
    sql`exists (select from ${admins})`,
  )
  await orm.delete(adminCodes).where(or(lt(usedAt, cutoff), lt(expiresAt, cutoff), isPointless))
}
