import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { leadColumns, type LeadRow } from '../db/lead-row.ts'
import { emails } from '../db/email-schema.ts'
import { leads, quotes, quoteVersions } from '../db/schema.ts'
import type { PendingEmail } from './pending-email.ts'
import { isAccountKind, leadNotices } from './email-kinds.ts'
import { toEmailQuote, type EmailQuote } from './email-quote.ts'

/** Result of one attempt to send. */
export type Outcome =
  | { kind: 'sent' }
  /** Without an SMTP server: not received by anybody. */
  | { kind: 'written-to-file' }
  /** Temporary: this email is retried later. */
  | { kind: 'deferred'; error: string }
  /** Permanent: the server rejected this email. */
  | { kind: 'refused'; error: string }
  /** Not sent for now, which does not count as an attempt: the studio's details are samples. */
  | { kind: 'held'; error: string }
  /** The server could not be reached, which does not count as an attempt. */
  | { kind: 'unreachable'; error: string }
  /** No attempt was made. */
  | { kind: 'released' }

/**
 * The pause in seconds doubles after each attempt, so that the fifteenth and last is 23 hours after
 * the first.
 */
export const maxAttempts = 15
const firstPauseSeconds = 5

/** How soon a held email may be sent once nothing holds it. */
const heldPauseSeconds = 30

type Claim = { limit: number; claimSeconds: number }

/**
 * Claims due emails, oldest first. Other nodes do not send them until the claim expires, which
 * happens only if this node crashes.
 */
export async function claimEmails(
  database: Database,
  { limit, claimSeconds }: Claim,
): Promise<PendingEmail[]> {
  const { rows } = await database.pool.query<{ id: string }>({
    name: 'claim-emails',
    text: `with due as materialized (
        select id from emails where status = 'waiting' and next_attempt_at <= now()
          and (lead_id is not null or admin_id is not null)
        order by next_attempt_at limit $1 for update skip locked)
      update emails set next_attempt_at = now() + make_interval(secs => $2) from due where emails.id = due.id
      returning emails.id`,
    values: [limit, claimSeconds],
  })
  return rows.length === 0
    ? []
    : readClaimed(
        database,
        rows.map(({ id }) => id),
      )
}

/**
 * Seconds added to the longest possible wait. Longer waits can only come from a clock that was set
 * back.
 */
const maxClockSkew = 10

/**
 * Makes emails due that would wait longer than any claim or pause, because their time was set
 * before the clock was set back.
 */
export async function makeStuckEmailsDue({ pool }: Database, claimSeconds: number): Promise<void> {
  await pool.query({
    name: 'make-stuck-emails-due',
    text: `update emails set next_attempt_at = now() where status = 'waiting' and next_attempt_at >
      now() + make_interval(secs => $3 + greatest($1, $2 * power(2, least(attempts, 20) - 1)))`,
    values: [claimSeconds, firstPauseSeconds, maxClockSkew],
  })
}

async function readClaimed({ orm }: Database, ids: readonly string[]): Promise<PendingEmail[]> {
  const rows = await orm
    .select({
      id: emails.id,
      kind: emails.kind,
      recipient: emails.recipient,
      language: emails.language,
      adminId: emails.adminId,
      createdAt: emails.createdAt,
      lead: leadColumns,
      quote: quotes,
      version: quoteVersions,
    })
    .from(emails)
    .leftJoin(leads, eq(leads.id, emails.leadId))
    .leftJoin(quotes, eq(quotes.id, emails.quoteId))
    .leftJoin(quoteVersions, isEmailVersion)
    .where(inArray(emails.id, [...ids]))
    .orderBy(emails.createdAt)
  return rows
    .map(({ quote, version, ...email }) => toEmail(email, toEmailQuote(quote, version)))
    .filter((email) => email !== null)
}

type EmailColumns = Pick<
  EmailRow,
  'id' | 'recipient' | 'language' | 'kind' | 'adminId' | 'createdAt'
>

/** null if the lead or the admin of the email no longer exists. */
export function toEmail(
  {
    id,
    recipient,
    language,
    kind,
    adminId,
    createdAt,
    lead,
  }: EmailColumns & { lead: LeadRow | null },
  quote: EmailQuote | null,
): PendingEmail | null {
  const email = { id, recipient, language }
  if (isAccountKind(kind)) return adminId === null ? null : { ...email, kind, adminId, createdAt }
  return lead && { ...email, kind, lead, receivedAt: lead.receivedAt, quote }
}

/** The join condition for the version of the quote that the email is about. */
export const isEmailVersion = and(
  eq(quoteVersions.quoteId, emails.quoteId),
  eq(quoteVersions.version, emails.quoteVersion),
)

export type EmailOutcome = { id: string; outcome: Outcome }

/**
 * Stores a batch of outcomes. An email that an admin canceled meanwhile stays canceled, unless it
 * was sent.
 */
export async function saveOutcomes(
  { pool }: Database,
  outcomes: readonly EmailOutcome[],
): Promise<void> {
  await pool.query({
    name: 'settle-emails',
    text: `update emails as mail set
        status = case when result.kind in ('sent', 'written-to-file') then result.kind
          when result.kind = 'refused' or (result.kind = 'deferred' and mail.attempts + 1 >= $4) then 'failed' else mail.status end,
        attempts = mail.attempts + case when result.kind in ('sent', 'written-to-file', 'deferred', 'refused') then 1 else 0 end,
        next_attempt_at = now() + make_interval(secs => case when result.kind = 'deferred' then $5 * power(2, least(mail.attempts, 20)) when result.kind = 'held' then $6 else 0 end),
        sent_at = case when result.kind in ('sent', 'written-to-file') then now() end,
        last_error = case when result.kind = 'released' then mail.last_error else result.error end
      from unnest($1::uuid[], $2::text[], $3::text[]) as result (id, kind, error)
      where mail.id = result.id and (mail.status = 'waiting' or result.kind in ('sent', 'written-to-file'))`,
    values: [
      outcomes.map(({ id }) => id),
      outcomes.map(({ outcome }) => outcome.kind),
      outcomes.map(({ outcome }) => ('error' in outcome ? outcome.error : null)),
      maxAttempts,
      firstPauseSeconds,
      heldPauseSeconds,
    ],
  })
}

/** The delivery state of the owner's notice about a lead; null for a lead without one. */
export async function getNoticeState(
  { orm }: Database,
  leadId: string,
): Promise<Pick<EmailRow, 'status' | 'lastError'> | null> {
  const [notice] = await orm
    .select({ status: emails.status, lastError: emails.lastError })
    .from(emails)
    .where(and(eq(emails.leadId, leadId), inArray(emails.kind, leadNotices)))
  return notice ?? null
}

export type EmailRow = typeof emails.$inferSelect

type EmailFilter = { status?: EmailRow['status']; leadId?: string }

const maxEmails = 200

/** Newest first, at most 200. */
export async function findEmails(
  { orm }: Database,
  { status, leadId }: EmailFilter,
): Promise<EmailRow[]> {
  const conditions: SQL[] = []
  if (status) conditions.push(eq(emails.status, status))
  if (leadId) conditions.push(eq(emails.leadId, leadId))
  return orm
    .select()
    .from(emails)
    .where(and(...conditions))
    .orderBy(desc(emails.createdAt))
    .limit(maxEmails)
}

/** The given ids whose email no longer exists, because it was deleted with its lead. */
export async function findOrphanedEmailIds(
  { pool }: Database,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from unnest($1::uuid[]) as given (id) where not exists (select from emails where emails.id = given.id)',
    [ids],
  )
  return rows.map(({ id }) => id)
}
