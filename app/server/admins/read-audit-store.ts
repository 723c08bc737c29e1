import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import type { Database } from '../db/database.ts'
import { serverContext } from '../server-context.ts'
import { requireActor } from './actor.ts'
import type { AuditEvent } from './audit-store.ts'

type Read = Pick<AuditEvent, 'detail'> & {
  action:
    | 'leads-listed'
    | 'lead-viewed'
    | 'quotes-listed'
    | 'quote-opened'
    | 'mails-listed'
    | 'mail-viewed'
    | 'privacy-requests-listed'
    | 'privacy-request-viewed'
    | 'audit-log-viewed'
}

/** A repeated read by the same admin within this time adds no entry to the log. */
export const sameReadMinutes = 5

/**
 * Records that an admin reads personal data. Await it before the page is shown, so that the page
 * fails if the record does (requirements 7.9).
 */
export async function recordRead(
  context: Readonly<RouterContextProvider>,
  read: Read,
): Promise<void> {
  const { adminId, ipAddress } = requireActor(context)
  await addRead(context.get(serverContext).database, { ...read, adminId, ipAddress })
}

export async function addRead(
  { pool }: Pick<Database, 'pool'>,
  { action, detail = {}, adminId, ipAddress }: Read & { adminId: string; ipAddress: string },
): Promise<void> {
  await pool.query({
    name: 'add-read',
    text: `insert into audit_events (id, admin_id, action, detail, ip_address)
      select $1::uuid, $2::uuid, $3::text, $4::jsonb, $5::text
      where not exists (select from audit_events
        where at > now() - make_interval(mins => $6)
          and admin_id = $2 and action = $3 and detail = $4 and ip_address = $5)`,
    values: [randomUUID(), adminId, action, JSON.stringify(detail), ipAddress, sameReadMinutes],
  })
}
