import { sql, type SQL } from 'drizzle-orm'
import { timeZone } from '#catalog/place.ts'
import type { Month } from '#domain/months/month.ts'
import type { Agorot } from '#domain/money.ts'
import type { Database } from '../db/database.ts'
import { leadSource } from '../db/lead-row.ts'
import { leads } from '../db/schema.ts'

/** What happened in a month of the studio's time zone. */
export type MonthFigures = {
  leads: number
  /**
   * Minutes from arrival to the first answer, of the leads of the month but those of callers, who got
   * theirs at once; null without answers.
   */
  answerMinutes: number | null
  /** Leads of the month that were answered or late, and those of them that were not late. */
  promised: number
  kept: number
  sent: number
  accepted: number
  /** Of the accepted quotes, with the whole term of what is paid by the month. */
  value: Agorot
}

export type MonthGroup = { name: string | null; leads: number }

/** What counts as the owner's answer: not a quote that the site sent by itself. */
const isAnswer = sql`(kind = 'touched'
  or kind = 'status' and to_status in ('contacted', 'qualified', 'in_progress', 'closed_won', 'closed_lost')
  or kind in ('quote-sent', 'quote-handed-over') and admin_id is not null)`

export async function getMonth({ orm }: Database, month: Month): Promise<MonthFigures> {
  const { rows } = await orm.execute<Record<keyof MonthFigures, string | null>>(sql`
    with found as (
      select received_at,
        (select min(at) from lead_events where lead_id = leads.id and ${isAnswer}
          and leads.source_page <> 'by-hand') as answered_at,
        exists (select from lead_events where lead_id = leads.id and kind = 'answer-late') as is_late
      from leads where ${isListedIn(month)}
    ), offered as (
      select acceptance::json -> 'totals' as totals,
        ${within(sql`sent_at`, month)} as is_sent,
        ${within(sql`accepted_at`, month)} as is_accepted
      from quotes
    )
    select
      (select count(*) from found) as leads,
      (select percentile_cont(0.5) within group (order by extract(epoch from answered_at - received_at) / 60)
        from found where answered_at is not null) as "answerMinutes",
      (select count(*) from found where answered_at is not null or is_late) as promised,
      (select count(*) from found where answered_at is not null and not is_late) as kept,
      (select count(*) from offered where is_sent) as sent,
      (select count(*) from offered where is_accepted) as accepted,
      (select coalesce(sum((totals ->> 'once')::bigint + (totals ->> 'term')::bigint), 0)
        from offered where is_accepted) as value`)
  const [row] = rows
  const number = (name: keyof MonthFigures) => Number(row?.[name] ?? 0)
  return {
    leads: number('leads'),
    answerMinutes: (row?.answerMinutes ?? null) === null ? null : number('answerMinutes'),
    promised: number('promised'),
    kept: number('kept'),
    sent: number('sent'),
    accepted: number('accepted'),
    value: number('value'),
  }
}

/** The leads of a month by their source, as the list filters them. */
export function groupBySource(database: Database, month: Month): Promise<MonthGroup[]> {
  return group(database, month, leadSource)
}

/** The same by service; null: the visitor chose none. */
export function groupByService(database: Database, month: Month): Promise<MonthGroup[]> {
  return group(database, month, sql`${leads.serviceType}`)
}

const maxGroups = 12

async function group({ orm }: Database, month: Month, by: SQL): Promise<MonthGroup[]> {
  const { rows } = await orm.execute<{ name: string | null; leads: string }>(sql`
    select ${by} as name, count(*) as leads from leads where ${isListedIn(month)}
    group by 1 order by 2 desc, 1 limit ${maxGroups}`)
  return rows.map(({ name, leads: count }) => ({ name, leads: Number(count) }))
}

function isListedIn(month: Month): SQL {
  return sql`${within(sql`${leads.receivedAt}`, month)}
    and ${leads.spamReason} is null and ${leads.deletedAt} is null and ${leads.importId} is null`
}

/** From the first midnight of the month to that of the next one, where the studio is. */
function within(time: SQL, month: Month): SQL {
  const first = sql`${`${month}-01`}::date`
  return sql`${time} >= ${first}::timestamp at time zone ${timeZone}
    and ${time} < (${first} + interval '1 month') at time zone ${timeZone}`
}
