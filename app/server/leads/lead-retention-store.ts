import { and, eq, notExists, sql } from 'drizzle-orm'
import { promises } from '#catalog/claims.ts'
import { addAuditEvent } from '../admins/audit-store.ts'
import type { Database } from '../db/database.ts'
import { leads, quotes } from '../db/schema.ts'

/**
 * Removes leads that are older than the texts promise, with everything about them (requirements
 * 4.10). One whose quote was accepted is kept: it belongs to a contract.
 */
export async function removeExpiredLeads(database: Database): Promise<void> {
  await database.orm.transaction(async (transaction) => {
    const isAccepted = transaction
      .select({ id: quotes.id })
      .from(quotes)
      .where(and(eq(quotes.leadId, leads.id), eq(quotes.status, 'accepted')))
    const removed = await transaction
      .delete(leads)
      .where(
        and(
          sql`${leads.receivedAt} < now() - make_interval(months => ${promises.retentionMonths})`,
          notExists(isAccepted),
        ),
      )
      .returning({ id: leads.id })
    if (removed.length === 0) return
    const detail = { leads: removed.length }
    await addAuditEvent(
      { orm: transaction },
      { action: 'leads-expired', adminId: null, ipAddress: '', detail },
    )
  })
}
