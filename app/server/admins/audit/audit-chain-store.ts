import type { Client } from 'pg'
import type { Database } from '#server/db/database.ts'

type Store = Pick<Database, 'pool'>

/** The end of the chain: its number of events since the first one, and the hash of the last. */
export type AuditHead = { position: number; hash: string }

/** For example '1204:9f3c…', as `npm run backup` prints it. */
export function formatAuditHead({ position, hash }: AuditHead): string {
  return `${position}:${hash}`
}

/**
 * What the chain of hashes shows. 'removed': an event or a link is missing. 'changed': an event or a
 * link is not what was stored. 'backdated': an event is dated earlier than the one stored before it.
 * 'added': an event was stored past the chain.
 */
export type AuditFault = 'removed' | 'changed' | 'backdated' | 'added'

type BrokenLog = {
  kind: 'broken'
  fault: AuditFault
  /** The time of the faulty event, or of one beside the gap. */
  at: Date
}

export type AuditCheck = { kind: 'whole'; events: number; head: AuditHead } | BrokenLog

/** Links that one statement verifies, well within its time limit. */
const batchSize = 20_000

/**
 * Verifies the whole audit log against its chain of hashes (decision 0101). The first link may be
 * the anchor of events that are past their retention.
 */
export async function checkAuditLog({ pool }: Store): Promise<AuditCheck> {
  const ends = await pool.query<{ first: number; position: number; hash: string; events: number }>(
    `select coalesce((select min(position) from audit_chain), 1)::float8 as first,
      coalesce(position, -(select count(*) from audit_chain))::float8 as position,
      coalesce(hash, '') as hash, (select count(*) from audit_events)::float8 as events
    from (select) as one left join audit_head on true`,
  )
  const { first = 1, position = 0, hash = '', events = 0 } = ends.rows[0] ?? {}
  for (let from = first; from <= position; from += batchSize) {
    const { rows } = await pool.query<Omit<BrokenLog, 'kind'>>(linksSql, [from, batchSize])
    if (rows[0]) return { kind: 'broken', ...rows[0] }
  }
  // Read after the links, so an event that is stored meanwhile has its link.
  const { rows } = await pool.query<Omit<BrokenLog, 'kind'>>(endsSql, [position, hash])
  return rows[0]
    ? { kind: 'broken', ...rows[0] }
    : { kind: 'whole', events, head: { position, hash } }
}

/**
 * The first broken link from position $1 on, among $2. The anchor is the first link of all, and its
 * event is removed. A transaction stores its events when it ends, so they may be out of order by
 * its duration.
 */
const linksSql = `
  with links as (
    select audit_chain.position, audit_chain.at, audit_chain.previous, audit_chain.content,
      audit_chain.hash, audit_link_hash(audit_chain) as "rightHash", audit_events.id as event,
      audit_event_content(audit_events) as "rightContent",
      lag(audit_chain.position) over before as "positionBefore",
      lag(audit_chain.hash) over before as "hashBefore",
      lag(audit_chain.at) over before as "atBefore"
    from audit_chain left join audit_events on audit_events.id = audit_chain.event_id
    where audit_chain.position >= $1 - 1 and audit_chain.position < $1 + $2
    window before as (order by audit_chain.position)
  ), judged as (
    select position, at, case
      when hash <> "rightHash" then 'changed'
      when "positionBefore" is null and position > 1 and (event is not null or audit_event_is_kept(at))
        then 'removed'
      when "positionBefore" is null and position = 1 and previous <> '' then 'changed'
      when "positionBefore" <> position - 1 then 'removed'
      when "hashBefore" <> previous then 'changed'
      when event is null and "positionBefore" is not null then 'removed'
      when event is null and audit_event_is_kept(at) then 'removed'
      when event is not null and content <> "rightContent" then 'changed'
      when at < "atBefore" - interval '1 minute' then 'backdated'
    end as fault
    from links where position >= $1
  )
  select fault, at from judged where fault is not null order by position limit 1`

/** A missing end of the chain, whose head is $1 and $2, or an event without a link. */
const endsSql = `
  select 'removed' as fault, coalesce((select max(at) from audit_chain), now()) as at
  where $1::bigint <> 0
    and not exists (select from audit_chain where position = $1 and hash = $2)
  union all
  select * from (
    select 'added', at from audit_events
    where not exists (select from audit_chain where event_id = audit_events.id)
    order by at limit 1) as unchained
  limit 1`

/** Whether the log had this end once. False also if that part is past its retention. */
export async function hadAuditHead(
  { pool }: Store,
  { position, hash }: AuditHead,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select from audit_chain where position = $1 and hash = $2',
    [position, hash],
  )
  return rowCount === 1
}

/** The end of the chain in the transaction of `client`; null before migration 0018. */
export async function readAuditHead(client: Pick<Client, 'query'>): Promise<AuditHead | null> {
  const { rows: tables } = await client.query(
    `select where to_regclass('public.audit_head') is not null`,
  )
  if (tables.length === 0) return null
  const { rows } = await client.query<AuditHead>('select position::float8, hash from audit_head')
  return rows[0] ?? null
}
