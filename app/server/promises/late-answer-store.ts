import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { addNoticesSql } from '../push/push-notice-store.ts'

const lateLock = 7_413_024

/** Leads of one run; the next run takes the rest. */
const batch = 500

/**
 * Records each lead whose promised time passed without an answer, once, and emails the owner: about
 * the one that waits longest, and at most once an hour.
 */
export async function recordLateAnswers(database: Database, owner: string): Promise<void> {
  await database.orm.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${lateLock})`)
    await transaction.execute(sql`
      with late as (
        select id, next_at from leads
        where next_action = 'answer' and next_at <= now()
          and not exists (
            select from lead_events
            where lead_events.lead_id = leads.id and lead_events.kind = 'answer-late')
        order by next_at limit ${batch}
      ), recorded as (
        insert into lead_events (id, lead_id, at, kind)
        select gen_random_uuid(), id, now(), 'answer-late' from late
      ), sent as (
        insert into emails (id, lead_id, kind, recipient, language)
        select ${randomUUID()}::uuid, id, 'late-notice', ${owner}, 'he' from late
        where not exists (
          select from emails
          where kind = 'late-notice' and created_at > now() - interval '1 hour')
        order by next_at limit 1
        returning lead_id, kind
      )
      ${sql.raw(addNoticesSql('sent'))}`)
  })
}
