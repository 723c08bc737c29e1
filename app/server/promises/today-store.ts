import { asc, desc, eq, isNotNull, ne, and, sql, type SQL } from 'drizzle-orm'
import type { StoredQuoteStatus } from '#domain/quotes/quote-status.ts'
import type { Database } from '../db/database.ts'
import { leadColumns, type LeadRow } from '../db/lead-row.ts'
import { leads, quotes } from '../db/schema.ts'

/** The quote that a step is about. */
export type TodayQuote = {
  id: string
  number: string
  token: string
  language: LeadRow['language']
  validUntil: string
  viewedAt: Date | null
  status: StoredQuoteStatus
}

export type TodayLead = { lead: LeadRow; quote: TodayQuote | null }

/** More than anybody does in a day; the list of leads has them all. */
export const maxToday = 100

/** The leads with a next step, the one that is due first in front. Answered by an index. */
export function findTodayLeads(database: Pick<Database, 'orm'>): Promise<TodayLead[]> {
  return selectLeads(database, isNotNull(leads.nextAt))
}

/** One lead with its newest quote, whether it has a next step or not; null where it is gone. */
export async function findTodayLead(
  database: Pick<Database, 'orm'>,
  leadId: string,
): Promise<TodayLead | null> {
  const [lead] = await selectLeads(database, eq(leads.id, leadId))
  return lead ?? null
}

function selectLeads({ orm }: Pick<Database, 'orm'>, condition: SQL): Promise<TodayLead[]> {
  const newest = orm
    .select({
      id: quotes.id,
      number: quotes.number,
      token: quotes.token,
      language: quotes.language,
      validUntil: quotes.validUntil,
      viewedAt: quotes.viewedAt,
      status: quotes.status,
    })
    .from(quotes)
    .where(and(eq(quotes.leadId, leads.id), ne(quotes.status, 'void')))
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(1)
    .as('quote')
  return orm
    .select({
      lead: leadColumns,
      quote: {
        id: newest.id,
        number: newest.number,
        token: newest.token,
        language: newest.language,
        validUntil: newest.validUntil,
        viewedAt: newest.viewedAt,
        status: newest.status,
      },
    })
    .from(leads)
    .leftJoinLateral(newest, sql`true`)
    .where(condition)
    .orderBy(asc(leads.nextAt), asc(leads.id))
    .limit(maxToday)
}
