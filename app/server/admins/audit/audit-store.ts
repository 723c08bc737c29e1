import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { auditEvents } from '#server/db/admin-schema.ts'
import type { QuoteEventKind } from '#server/db/quote-event-kind.ts'

export type AuditAction =
  | 'sign-in'
  | 'sign-out'
  | 'code-refused'
  | 'sign-up'
  | 'password-changed'
  | 'password-change-refused'
  | 'password-reset'
  | 'password-recovered'
  | 'recovery-codes-made'
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'reset-link-requested'
  | 'admin-removed'
  | 'session-ended'
  | 'invitation-made'
  | 'invitation-taken-back'
  | 'lead-status-changed'
  | 'lead-notes-saved'
  | 'leads-joined'
  | 'leads-parted'
  | 'leads-removed'
  | 'leads-restored'
  | 'leads-erased'
  | 'deleted-leads-expired'
  | 'lead-added'
  | 'lead-corrected'
  | 'leads-held'
  | 'leads-released'
  | 'held-leads-expired'
  | 'leads-expired'
  | 'lead-kept'
  | 'lead-no-longer-kept'
  | 'leads-exported'
  | 'everything-exported'
  | 'lead-import-begun'
  | 'lead-import-undone'
  | 'person-exported'
  | 'person-erased'
  | 'privacy-request-identified'
  | 'privacy-request-answered'
  | 'mail-retried'
  | 'mail-given-up'
  | 'mail-set-aside'
  | 'mail-resent'
  | 'leads-listed'
  | 'lead-viewed'
  | 'quotes-listed'
  | 'quote-opened'
  | 'mails-listed'
  | 'mail-viewed'
  | 'privacy-requests-listed'
  | 'privacy-request-viewed'
  | 'audit-log-viewed'
  | 'card-saved'
  | 'card-removed'
  | 'short-link-saved'
  | 'short-link-removed'
  | 'rate-changed'
  | 'price-settled'
  | 'price-reading-changed'
  | 'price-reopened'
  | 'gate-changed'
  | 'studio-changed'
  | 'studio-undone'
  | 'mail-server-changed'
  | 'address-confirmed'
  | 'backup-made'
  | 'restore-begun'
  | 'backup-restored'
  | 'restore-discarded'
  | 'backup-downloaded'
  | 'backup-download-refused'
  | QuoteEventKind

export type AuditEvent = {
  action: AuditAction
  adminId: string | null
  ipAddress: string
  /** Ids, counts and statuses; never typed text or secrets. */
  detail?: Record<string, string | number | boolean>
}

export async function addAuditEvent(
  { orm }: Pick<Database, 'orm'>,
  event: AuditEvent,
): Promise<void> {
  await orm.insert(auditEvents).values({ id: randomUUID(), ...event })
}
