import { and, eq, sql } from 'drizzle-orm'
import { randomUUIDv7 } from 'node:crypto'
import { pushedEmails, type PushKind } from '#domain/push/push-kinds.ts'
import { pushLifetimeSeconds } from '#domain/push/push-retry.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { Database, Transaction } from '../db/database.ts'
import { pushDevices, pushNotices } from '../db/push-schema.ts'

type Store = Pick<Database, 'orm'>

/** SQL that stores a notice for every device, where `source` has rows of new emails. */
export function addNoticesSql(source: string): string {
  return `insert into push_notices (id, device_id, kind, lead_id)
    select gen_random_uuid(), push_devices.id, ${source}.kind, ${source}.lead_id
    from ${source} cross join push_devices
    where ${source}.kind in (${pushedEmails.map((kind) => `'${kind}'`).join(', ')})`
}

type Cause = { kind: PushKind; leadId?: string; requestId?: string }

/** Stores a notice for every device, in the transaction of its cause. */
export async function addPushNotices(
  transaction: Pick<Transaction, 'execute'>,
  { kind, leadId, requestId }: Cause,
): Promise<void> {
  await transaction.execute(sql`
    insert into push_notices (id, device_id, kind, lead_id, request_id)
    select gen_random_uuid(), id, ${kind}, ${leadId ?? null}::uuid, ${requestId ?? null}::uuid from push_devices`)
}

/** Stores a notice for one device of an admin to try. Returns false if there is no such device. */
export async function addTestNotice(
  { orm }: Store,
  { id, adminId }: { id: string; adminId: string },
): Promise<boolean> {
  const [device] = await orm
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.adminId, adminId)))
  if (!device) return false
  const waiting = and(eq(pushNotices.deviceId, id), eq(pushNotices.kind, 'test'))
  await orm.delete(pushNotices).where(waiting)
  await orm.insert(pushNotices).values({ id: randomUUIDv7(), deviceId: id, kind: 'test' })
  return true
}

export type DueNotice = {
  id: string
  deviceId: string
  endpoint: string
  p256dh: string
  auth: string
  language: DeskLang
  kind: PushKind
  leadId: string | null
  requestId: string | null
  /** Of the person that it is about. */
  name: string | null
  /** This one included. */
  attempts: number
  /** Until it is given up. */
  secondsLeft: number
}

/**
 * Takes notices that are due; other nodes skip them for `claimSeconds`. Before, gives up those that
 * are older than a day, and drops those about a lead that is held or in the bin by now.
 */
export async function claimNotices(
  { pool }: Pick<Database, 'pool'>,
  { limit, claimSeconds }: { limit: number; claimSeconds: number },
): Promise<DueNotice[]> {
  await pool.query(
    `with old as (
      delete from push_notices where created_at <= now() - make_interval(secs => $1)
      returning device_id
    ) update push_devices set problem = 'unreachable' where id in (select device_id from old)`,
    [pushLifetimeSeconds],
  )
  await pool.query(
    `delete from push_notices using leads where leads.id = lead_id
      and (leads.deleted_at is not null or leads.spam_reason is not null)`,
  )
  const { rows } = await pool.query<DueNotice>(
    `with due as (
      select id from push_notices where next_attempt_at <= now()
      order by next_attempt_at limit $1 for update skip locked
    ), claimed as (
      update push_notices
      set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2)
      from due where due.id = push_notices.id
      returning push_notices.*
    )
    select claimed.id, device_id as "deviceId", endpoint, p256dh, auth, push_devices.language,
      claimed.kind, lead_id as "leadId", request_id as "requestId",
      coalesce(leads.name, privacy_requests.name) as name, attempts,
      greatest(0, $3 - extract(epoch from now() - claimed.created_at))::int as "secondsLeft"
    from claimed join push_devices on push_devices.id = device_id
    left join leads on leads.id = lead_id
    left join privacy_requests on privacy_requests.id = request_id
    order by claimed.created_at`,
    [limit, claimSeconds, pushLifetimeSeconds],
  )
  return rows
}

export type PushOutcome =
  | { kind: 'delivered' }
  /** The browser no longer takes notices. */
  | { kind: 'gone' }
  | { kind: 'refused' }
  | { kind: 'later'; seconds: number }

export async function recordOutcome(
  { orm }: Store,
  { id, deviceId }: Pick<DueNotice, 'id' | 'deviceId'>,
  outcome: PushOutcome,
): Promise<void> {
  const isDevice = eq(pushDevices.id, deviceId)
  if (outcome.kind === 'gone') await orm.delete(pushDevices).where(isDevice)
  else if (outcome.kind === 'later')
    await orm
      .update(pushNotices)
      .set({ nextAttemptAt: sql`now() + make_interval(secs => ${outcome.seconds})` })
      .where(eq(pushNotices.id, id))
  else
    await orm.transaction(async (transaction) => {
      await transaction.delete(pushNotices).where(eq(pushNotices.id, id))
      await transaction.update(pushDevices).set(changeOf(outcome.kind)).where(isDevice)
    })
}

function changeOf(kind: 'delivered' | 'refused') {
  return kind === 'delivered' ? { deliveredAt: sql`now()`, problem: null } : { problem: kind }
}
