import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import type { AuditEvent } from './audit-store.ts'

export type Read = Pick<AuditEvent, 'detail'> & {
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
