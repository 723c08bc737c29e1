import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { quotes } from '../db/schema.ts'

/** A quote that would be deleted with its lead. */
export type QuoteOfLead = { leadId: string; number: string; isAccepted: boolean }

export async function findQuotesOfLeads(
  { orm }: Pick<Database, 'orm'>,
  leadIds: readonly string[],
): Promise<QuoteOfLead[]> {
  if (leadIds.length === 0) return []
  const rows = await orm
    .select({ leadId: quotes.leadId, number: quotes.number, status: quotes.status })
    .from(quotes)
    .where(inArray(quotes.leadId, [...leadIds]))
    .orderBy(asc(quotes.number))
  return rows.map(({ leadId, number, status }) => ({
    leadId,
    number,
    isAccepted: status === 'accepted',
  }))
}
