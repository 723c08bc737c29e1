import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { addAuditEvent } from '../admins/audit-store.ts'
import type { Database } from '../db/database.ts'
import { quotes } from '../db/schema.ts'
import { addLeadEvent } from '../leads/lead-event-store.ts'
import type { QuoteChanged, QuoteWorker } from './quote-work-store.ts'
import type { StoredQuote } from './stored-quote.ts'

/**
 * The owner has given the client the link, by WhatsApp for example. 'refused': there is no link, or
 * it was handed over before.
 */
export async function markHandedOver(
  { orm }: Pick<Database, 'orm'>,
  quote: StoredQuote,
  worker: QuoteWorker,
): Promise<QuoteChanged> {
  return orm.transaction(async (transaction) => {
    const changed = await transaction
      .update(quotes)
      .set({ handedOverAt: worker.now })
      .where(and(eq(quotes.id, quote.id), isNotNull(quotes.sentAt), isNull(quotes.handedOverAt)))
      .returning({ id: quotes.id })
    if (changed.length === 0) return { kind: 'refused' }
    const event = { leadId: quote.leadId, quoteId: quote.id, kind: 'quote-handed-over' } as const
    await addLeadEvent(transaction, event, worker)
    const { adminId, ipAddress } = worker
    if (adminId !== null)
      await addAuditEvent(
        { orm: transaction },
        { action: event.kind, adminId, ipAddress, detail: { quote: quote.number } },
      )
    return { kind: 'changed', quote }
  })
}
