import {
  and,
  eq,
  gte,
  ilike,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm'
import { company } from '#catalog/company.ts'
import type { LeadDate, LeadFilter } from '#domain/leads/lead-filter.ts'
import { leads } from '../db/schema.ts'

const maxSearchWords = 8

export function matchesFilter(
  { date, status, search, spam }: LeadFilter,
  now: Date,
): SQL | undefined {
  return and(
    spam ? isNotNull(leads.spamReason) : isNull(leads.spamReason),
    status ? eq(leads.status, status) : undefined,
    receivedIn(date, now),
    ...search.split(' ').slice(0, maxSearchWords).map(contains),
  )
}

/**
 * Whole days, weeks and months in the studio's time zone, by the database's calendar: a day of 23
 * or 25 hours is one day.
 */
function receivedIn(date: LeadDate, now: Date): SQL | undefined {
  if (date === 'all') return undefined
  const local = sql`(${now.toISOString()}::timestamptz at time zone ${company.timeZone})`
  const starts = {
    today: sql`date_trunc('day', ${local})`,
    yesterday: sql`date_trunc('day', ${local}) - interval '1 day'`,
    // PostgreSQL's week starts on Monday, ours on Sunday.
    week: sql`date_trunc('week', ${local} + interval '1 day') - interval '1 day'`,
    month: sql`date_trunc('month', ${local})`,
    year: sql`date_trunc('year', ${local})`,
  } satisfies Record<Exclude<LeadDate, 'all'>, SQL>
  const zoned = (start: SQL) => sql`(${start}) at time zone ${company.timeZone}`
  return and(
    gte(leads.receivedAt, zoned(starts[date])),
    date === 'yesterday' ? lt(leads.receivedAt, zoned(starts.today)) : undefined,
  )
}

/**
 * Matches one search word anywhere in the texts of a lead. A number is also looked for in the bare
 * digits of the phone, with or without its leading 0.
 */
function contains(word: string): SQL | undefined {
  if (word === '') return undefined
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
  const columns = [leads.name, leads.email, leads.phone, leads.phoneRaw, leads.message, leads.notes]
  const digits = word.replaceAll(/[()+.-]/g, '').replace(/^0/, '')
  const isNumber = /^\d{3,15}$/.test(digits)
  return or(
    ...columns.map((column) => ilike(column, pattern)),
    isNumber ? phoneContains(digits) : undefined,
  )
}

function phoneContains(digits: string): SQL {
  const bare = (column: AnyColumn) => sql`regexp_replace(${column}, '[^0-9]', '', 'g')`
  return sql`${bare(leads.phoneRaw)} || ' ' || ${bare(leads.phone)} like ${`%${digits}%`}`
}
