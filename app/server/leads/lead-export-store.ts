import { and, asc, inArray } from 'drizzle-orm'
import type { LeadFilter } from '#domain/leads/lead-filter.ts'
import type { StoredQuoteStatus } from '#domain/quotes/quote-status.ts'
import type { Database } from '../db/database.ts'
import { leadColumns, type LeadRow } from '../db/lead-row.ts'
import { leads, quotes } from '../db/schema.ts'
import { findNotices, type NoticeRow } from '../privacy/notice-store.ts'
import { matchesFilter } from './lead-filter-store.ts'
import { orderOf } from './lead-place-store.ts'

type QuoteOfExport = {
  leadId: string
  number: string
  status: StoredQuoteStatus
  validUntil: string
}

/** `privacyNotice`: which text the form showed, and since when it has been on the site. */
export type ExportedLead = Omit<LeadRow, 'privacyNotice'> & {
  privacyNotice: Pick<NoticeRow, 'version' | 'since'> | null
  quotes: QuoteOfExport[]
}

const pageSize = 200

/**
 * All leads of a filter with their quotes, in its order. Read in pages by their place in the list,
 * so that neither memory nor the time of a statement grows with their number. A lead that changes
 * meanwhile appears once.
 */
export async function* readLeads(
  database: Database,
  { filter, now }: { filter: LeadFilter; now: Date },
): AsyncGenerator<ExportedLead[]> {
  const notices = new Map(
    (await findNotices(database)).map(({ version, since }) => [version, { version, since }]),
  )
  const { orderBy, isBehind } = orderOf(filter.sort)
  let last: LeadRow | undefined
  do {
    const page = await database.orm
      .select(leadColumns)
      .from(leads)
      .where(and(matchesFilter(filter, now), last && isBehind(last)))
      .orderBy(...orderBy)
      .limit(pageSize)
    const offered = await findQuotes(database, page)
    yield page.map(({ privacyNotice, ...lead }) => ({
      ...lead,
      privacyNotice: notices.get(privacyNotice ?? '') ?? null,
      quotes: offered.get(lead.id) ?? [],
    }))
    last = page.length === pageSize ? page.at(-1) : undefined
  } while (last)
}

async function findQuotes({ orm }: Database, page: readonly LeadRow[]) {
  const found = await orm
    .select({
      leadId: quotes.leadId,
      number: quotes.number,
      status: quotes.status,
      validUntil: quotes.validUntil,
    })
    .from(quotes)
    .where(
      inArray(
        quotes.leadId,
        page.map(({ id }) => id),
      ),
    )
    .orderBy(asc(quotes.number))
  return Map.groupBy(found, ({ leadId }) => leadId)
}
