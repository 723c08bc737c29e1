import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { leadColumns } from '../db/lead-row.ts'
import { emails } from '../db/email-schema.ts'
import { countsBelow, readRowCounts } from '../db/row-count-store.ts'
import { leads, quotes, quoteVersions } from '../db/schema.ts'
import { toEmailQuote } from './email-quote.ts'
import { isEmailVersion, toEmail, type EmailRow } from './email-store.ts'
import type { PendingEmail } from './pending-email.ts'

export type ListedEmail = EmailRow & { leadName: string | null }

export type EmailStatus = EmailRow['status']

/** Position in the list, for paging. */
export type EmailCursor = { createdAt: Date; id: string }

type Filter = {
  status?: EmailStatus | undefined
  leadId?: string
  quoteId?: string
  after?: EmailCursor | undefined
  limit: number
}

/** One page of emails, newest first, with the lead's name. `next` is null on the last page. */
export async function findEmailPage(
  { orm }: Pick<Database, 'orm'>,
  { status, leadId, quoteId, after, limit }: Filter,
): Promise<{ emails: ListedEmail[]; next: EmailCursor | null }> {
  const isOlder =
    after &&
    sql`(${emails.createdAt}, ${emails.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  const rows = await orm
    .select({ email: emails, leadName: leads.name })
    .from(emails)
    .leftJoin(leads, eq(leads.id, emails.leadId))
    .where(
      and(
        status && eq(emails.status, status),
        leadId === undefined ? undefined : eq(emails.leadId, leadId),
        quoteId === undefined ? undefined : eq(emails.quoteId, quoteId),
        isOlder,
      ),
    )
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit).map(({ email, leadName }) => ({ ...email, leadName }))
  const last = page.at(-1)
  return {
    emails: page,
    next: rows.length > limit && last ? { createdAt: last.createdAt, id: last.id } : null,
  }
}

export async function countEmailsByStatus(
  database: Pick<Database, 'pool'>,
): Promise<Record<EmailStatus, number>> {
  return {
    waiting: 0,
    sent: 0,
    'written-to-file': 0,
    failed: 0,
    dismissed: 0,
    ...countsBelow(await readRowCounts(database), 'emails/'),
  }
}

/** An email with the rows it is composed from; null if it, or what it is about, was deleted. */
export async function getEmailWithCause(
  { orm }: Pick<Database, 'orm'>,
  id: string,
): Promise<{ row: ListedEmail; email: PendingEmail } | null> {
  const [found] = await orm
    .select({ email: emails, lead: leadColumns, quote: quotes, version: quoteVersions })
    .from(emails)
    .leftJoin(leads, eq(leads.id, emails.leadId))
    .leftJoin(quotes, eq(quotes.id, emails.quoteId))
    .leftJoin(quoteVersions, isEmailVersion)
    .where(eq(emails.id, id))
  if (!found) return null
  const { email: row, lead, quote, version } = found
  const email = toEmail({ ...row, lead }, toEmailQuote(quote, version))
  return email && { row: { ...row, leadName: lead?.name ?? null }, email }
}
