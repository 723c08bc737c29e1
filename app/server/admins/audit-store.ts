import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { auditEvents } from '../db/admin-schema.ts'
import type { QuoteEventKind } from '../db/quote-event-kind.ts'

export type AuditAction =
  | 'sign-in'
  | 'sign-in-refused'
  | 'sign-out'
  | 'sign-up'
  | 'sign-up-refused'
  | 'password-changed'
  | 'password-change-refused'
  | 'password-reset'
  | 'password-recovered'
  | 'recovery-refused'
  | 'recovery-codes-made'
  | 'reset-link-requested'
  | 'admin-removed'
  | 'session-ended'
  | 'invitation-made'
  | 'invitation-taken-back'
  | 'lead-status-changed'
  | 'lead-notes-saved'
  | 'leads-removed'
  | 'lead-added'
  | 'lead-corrected'
  | 'leads-held'
  | 'leads-released'
  | 'held-leads-expired'
  | 'leads-expired'
  | 'lead-kept'
  | 'lead-no-longer-kept'
  | 'person-exported'
  | 'person-erased'
  | 'privacy-request-answered'
  | 'mail-retried'
  | 'mail-given-up'
  | 'mail-set-aside'
  | 'mail-resent'
  | 'mail-viewed'
  | 'rate-changed'
  | 'price-settled'
  | 'price-reading-changed'
  | 'price-reopened'
  | 'gate-changed'
  | 'backup-made'
  | 'backup-downloaded'
  | 'backup-download-refused'
  | QuoteEventKind

export type AuditEvent = {
  action: AuditAction
  adminId: string | null
  ipAddress: string
  /** Ids, counts and statuses; never text that somebody typed, never a secret. */
  detail?: Record<string, string | number | boolean>
}

export async function addAuditEvent(
  { orm }: Pick<Database, 'orm'>,
  event: AuditEvent,
): Promise<void> {
  await orm.insert(auditEvents).values({ id: randomUUID(), ...event })
}

/** Whether this admin signed in from this IP address since the given moment. */
export async function hasSignedInFrom(
  database: Database,
  adminId: string,
  ipAddress: string,
  since: Date,
): Promise<boolean> {
  const rows = await database.orm
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(
      and(
        gt(auditEvents.at, since),
        eq(auditEvents.action, 'sign-in'),
        eq(auditEvents.adminId, adminId),
        eq(auditEvents.ipAddress, ipAddress),
      ),
    )
    .limit(1)
  return rows.length > 0
}
