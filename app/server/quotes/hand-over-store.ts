import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import type { Database } from '../db/database.ts'
import { quotes } from '../db/schema.ts'
import { addLeadEvent } from '../leads/lead-event-store.ts'
import type { QuoteChangeResult, QuoteActor } from './quote-change-store.ts'
import type { StoredQuote } from './stored-quote.ts'

/**
 * Records that the owner gave the client the link, for example by WhatsApp. 'refused': the quote
 * has no link, or was handed over before.
 */
export async function markHandedOver(
  { orm }: Pick<Database, 'orm'>,
  quote: StoredQuote,
  actor: QuoteActor,
): Promise<QuoteChangeResult> {
  return orm.transaction(async (transaction) => {
    const changed = await transaction
      .update(quotes)
      .set({ handedOverAt: actor.now })
      .where(and(eq(quotes.id, quote.id), isNotNull(quotes.sentAt), isNull(quotes.handedOverAt)))
      .returning({ id: quotes.id })
    if (changed.length === 0) return { kind: 'refused' }
    const event = { leadId: quote.leadId, quoteId: quote.id, kind: 'quote-handed-over' } as const
    await addLeadEvent(transaction, event, actor)
    const { adminId, ipAddress } = actor
    if (adminId !== null)
      await addAuditEvent(
        { orm: transaction },
        { action: event.kind, adminId, ipAddress, detail: { quote: quote.number } },
      )
    return { kind: 'changed', quote }
  })
}
