import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { leads, emails, quotes, quoteVersions } from '../db/schema.ts'
import type { PendingEmail } from './pending-email.ts'
import { leadNotices } from './email-kinds.ts'
import type { EmailLead } from './email-lead.ts'
import { toEmailQuote } from './email-quote.ts'

/** What became of one try. */
export type Outcome =
  | { kind: 'sent' }
  /** Not now: try this email again later. */
  | { kind: 'failed'; error: string }
  /** Never: the server refuses this email for good. */
  | { kind: 'refused'; error: string }
  /** No server to try it with: not this email's fault, so it costs no try. */
  | { kind: 'unreachable'; error: string }
  /** Not tried after all. */
  | { kind: 'released' }

/** 5, 10, 20 … seconds: the fifteenth try comes 23 hours after the first, and is the last. */
export const mostTries = 15
const firstPause = 5

const leadColumns = {
  id: leads.id,
  receivedAt: leads.receivedAt,
  name: leads.name,
  email: leads.email,
  phone: leads.phone,
  phoneRaw: leads.phoneRaw,
  phoneOdd: leads.phoneOdd,
  serviceType: leads.serviceType,
  budget: leads.budget,
  message: leads.message,
  sourcePage: leads.sourcePage,
  pageTitleHe: leads.pageTitleHe,
  pageTitleEn: leads.pageTitleEn,
  pageUrl: leads.pageUrl,
  language: leads.language,
  ipAddress: leads.ipAddress,
  userAgent: leads.userAgent,
  deviceType: leads.deviceType,
  submittedAt: leads.submittedAt,
} satisfies Record<keyof EmailLead, unknown>

type Claim = { limit: number; leaseSeconds: number }

/**
 * Takes the emails that are due, the longest waiting first, and keeps other nodes off them for the time of the lease.
 * A node that dies leaves nothing behind but a lease that runs out.
 */
export async function claimEmails(
  database: Database,
  { limit, leaseSeconds }: Claim,
): Promise<PendingEmail[]> {
  const { rows } = await database.pool.query<{ id: string }>({
    name: 'claim-emails',
    text: `with due as materialized (
        select id from mails where status = 'waiting' and next_attempt_at <= now() and lead_id is not null
        order by next_attempt_at limit $1 for update skip locked)
      update mails set next_attempt_at = now() + make_interval(secs => $2) from due where mails.id = due.id
      returning mails.id`,
    values: [limit, leaseSeconds],
  })
  return rows.length === 0
    ? []
    : readClaimed(
        database,
        rows.map(({ id }) => id),
      )
}

async function readClaimed({ orm }: Database, ids: readonly string[]): Promise<PendingEmail[]> {
  const rows = await orm
    .select({
      id: emails.id,
      kind: emails.kind,
      recipient: emails.recipient,
      language: emails.language,
      lead: leadColumns,
      quote: quotes,
      version: quoteVersions,
    })
    .from(emails)
    .innerJoin(leads, eq(leads.id, emails.leadId))
    .leftJoin(quotes, eq(quotes.id, emails.quoteId))
    .leftJoin(quoteVersions, isEmailVersion)
    .where(inArray(emails.id, [...ids]))
    .orderBy(emails.createdAt)
  return rows.map(({ quote, version, ...email }) => ({
    ...email,
    quote: toEmailQuote(quote, version),
  }))
}

/** The version that the email was written about, whatever came after it. */
export const isEmailVersion = and(
  eq(quoteVersions.quoteId, emails.quoteId),
  eq(quoteVersions.version, emails.quoteVersion),
)

export type EmailOutcome = { id: string; outcome: Outcome }

/** Writes down the outcomes of a batch at once. What an admin gave up meanwhile stays given up, unless it was sent. */
export async function saveOutcomes(
  { pool }: Database,
  settled: readonly EmailOutcome[],
): Promise<void> {
  await pool.query({
    name: 'settle-mails',
    text: `update mails as mail set
        status = case when tried.kind = 'sent' then 'sent'
          when tried.kind = 'refused' or (tried.kind = 'failed' and mail.attempts + 1 >= $4) then 'dead' else mail.status end,
        attempts = mail.attempts + case when tried.kind in ('sent', 'failed', 'refused') then 1 else 0 end,
        next_attempt_at = now() + make_interval(secs => case when tried.kind = 'failed' then $5 * power(2, least(mail.attempts, 20)) else 0 end),
        sent_at = case when tried.kind = 'sent' then now() end,
        last_error = case when tried.kind = 'released' then mail.last_error else tried.error end
      from unnest($1::uuid[], $2::text[], $3::text[]) as tried (id, kind, error)
      where mail.id = tried.id and (mail.status = 'waiting' or tried.kind = 'sent')`,
    values: [
      settled.map(({ id }) => id),
      settled.map(({ outcome }) => outcome.kind),
      settled.map(({ outcome }) => ('error' in outcome ? outcome.error : null)),
      mostTries,
      firstPause,
    ],
  })
}

/** How the notice about a lead stands: null for a lead without one. */
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

/** For the admin area: the newest first. */
export async function findEmails(
  { orm }: Database,
  { status, leadId }: EmailFilter,
): Promise<EmailRow[]> {
  const wanted: SQL[] = []
  if (status) wanted.push(eq(emails.status, status))
  if (leadId) wanted.push(eq(emails.leadId, leadId))
  return orm
    .select()
    .from(emails)
    .where(and(...wanted))
    .orderBy(desc(emails.createdAt))
    .limit(maxEmails)
}

/** A dead email gets all its tries again. One that was sent is never sent again, and one that waits is tried in its turn: it may be under way. */
export async function retryEmail({ orm }: Database, id: string): Promise<boolean> {
  const waiting = { status: 'waiting', attempts: 0, nextAttemptAt: sql`now()` } as const
  const changed = await orm
    .update(emails)
    .set(waiting)
    .where(and(eq(emails.id, id), eq(emails.status, 'dead')))
    .returning({ id: emails.id })
  return changed.length > 0
}

/** An admin's word that this email need not go out any more. */
export async function cancelEmail({ orm }: Database, id: string): Promise<boolean> {
  const changed = await orm
    .update(emails)
    .set({ status: 'dead', lastError: 'given up by an admin' })
    .where(and(eq(emails.id, id), eq(emails.status, 'waiting')))
    .returning({ id: emails.id })
  return changed.length > 0
}

/** Of these ids, those that no email has (any more): its lead was deleted, and the email with it. */
export async function findOrphanedEmailIds(
  { pool }: Database,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from unnest($1::uuid[]) as asked (id) where not exists (select from mails where mails.id = asked.id)',
    [ids],
  )
  return rows.map(({ id }) => id)
}
