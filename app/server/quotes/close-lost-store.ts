import { and, eq, isNull } from 'drizzle-orm'
import { isDeclineReason } from '#domain/quotes/decline.ts'
import type { EditFields } from '#domain/quotes/quote-edit.ts'
import { quotes } from '../db/schema.ts'
import { changeLead } from '../leads/lead-change-store.ts'
import { getLead } from '../leads/lead-list-store.ts'
import type { ServerContext } from '../server-context.ts'
import type { QuoteActor, QuoteChangeResult } from './quote-change-store.ts'
import type { StoredQuote } from './stored-quote.ts'

type Closing = { quote: StoredQuote; fields: EditFields; actor: QuoteActor }

/**
 * Closes the lead of a declined quote as lost. The owner's own reason is stored where the client gave
 * none, and never replaces the client's. 'refused': the quote is not declined.
 */
export async function closeAsLost(
  { database }: ServerContext,
  { quote, fields, actor: { adminId, ...at } }: Closing,
): Promise<QuoteChangeResult> {
  const lead = await getLead(database, quote.leadId)
  if (!lead || adminId === null || quote.status !== 'declined') return { kind: 'refused' }
  const reason = fields.get('reason')
  if (isDeclineReason(reason))
    await database.orm
      .update(quotes)
      .set({ declineReason: reason })
      .where(and(eq(quotes.id, quote.id), isNull(quotes.declineReason)))
  const change = { field: 'status', value: 'closed_lost', before: lead.status } as const
  const { kind } = await changeLead(
    database,
    lead.id,
    { intent: 'change', version: lead.version, ...change },
    { adminId, ...at },
  )
  return kind === 'changed' ? { kind, quote } : { kind }
}
