import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '../admins/audit/actor.ts'
import type { Database } from '../db/database.ts'
import { leads } from '../db/schema.ts'
import { addLeadEvent } from './lead-event-store.ts'

/**
 * Marks a new lead as read when it is opened (requirements 4.8), unless it is held or in the bin. The
 * version
 * stays the same, so that an edit in another tab does not conflict. Returns whether the lead was
 * new.
 */
export async function markLeadRead(database: Database, id: string, actor: Actor): Promise<boolean> {
  return database.orm.transaction(async (transaction) => {
    const changed = await transaction
      .update(leads)
      .set({ status: 'read', updatedAt: actor.now })
      .where(
        and(
          eq(leads.id, id),
          eq(leads.status, 'new'),
          isNull(leads.spamReason),
          isNull(leads.deletedAt),
        ),
      )
      .returning({ id: leads.id })
    if (changed.length === 0) return false
    await addLeadEvent(
      transaction,
      { leadId: id, kind: 'status', fromStatus: 'new', toStatus: 'read' },
      actor,
    )
    return true
  })
}
