import { and, eq, gte, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { timeZone } from '#catalog/place.ts'
import type { LeadDate, LeadFilter } from '#domain/leads/lead-filter.ts'
import { isIndexed, searchTerms } from '#domain/leads/search-terms.ts'
import { leadSource } from '../db/lead-row.ts'
import { leads } from '../db/schema.ts'

export function matchesFilter(
  { date, status, search, source, spam, deleted }: LeadFilter,
  now: Date,
): SQL | undefined {
  return and(
    ...(deleted
      ? [isNotNull(leads.deletedAt)]
      : [isNull(leads.deletedAt), (spam ? isNotNull : isNull)(leads.spamReason)]),
    status ? eq(leads.status, status) : undefined,
    source ? eq(leadSource, source) : undefined,
    receivedIn(date, now),
    ...searchFor(searchTerms(search)),
  )
}

/**
 * Whole days, weeks, months and years in the studio's time zone. The database computes them, so
 * that a day of 23 or 25 hours is one day.
 */
function receivedIn(date: LeadDate, now: Date): SQL | undefined {
  if (date === 'all') return undefined
  const local = sql`(${now.toISOString()}::timestamptz at time zone ${timeZone})`
  const starts = {
    today: sql`date_trunc('day', ${local})`,
    yesterday: sql`date_trunc('day', ${local}) - interval '1 day'`,
    // PostgreSQL's week starts on Monday, the Israeli week on Sunday.
    week: sql`date_trunc('week', ${local} + interval '1 day') - interval '1 day'`,
    month: sql`date_trunc('month', ${local})`,
    year: sql`date_trunc('year', ${local})`,
  } satisfies Record<Exclude<LeadDate, 'all'>, SQL>
  const zoned = (start: SQL) => sql`(${start}) at time zone ${timeZone}`
  return and(
    gte(leads.receivedAt, zoned(starts[date])),
    date === 'yesterday' ? lt(leads.receivedAt, zoned(starts.today)) : undefined,
  )
}

const newestSearched = 5_000

/**
 * If the index can be used for none of the terms, searches only the newest leads, so that the time
 * is limited however many leads there are (requirements 4.9).
 */
function searchFor(terms: readonly string[]): SQL[] {
  const found = terms.map(contains)
  if (terms.length === 0 || terms.some(isIndexed)) return found
  const isNewest = sql`${leads.id} in (
    select id from leads order by received_at desc, id desc limit ${newestSearched})`
  return [isNewest, ...found]
}

/**
 * Leads that contain a word, regardless of quotation marks, hyphens, vowel points, final letters,
 * case, accents and prefixes (decision 0028). PostgreSQL normalizes both sides. A term that is
 * empty after that filters nothing.
 */
function contains(term: string): SQL {
  return sql`${leads.search} ~ search_pattern(${term})`
}
