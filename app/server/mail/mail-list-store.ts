import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { leads, mails, quotes, quoteVersions } from '../db/schema.ts'
import { toMailQuote } from './mail-quote.ts'
import { ofMailVersion, type MailRow } from './mail-store.ts'

export type ListedMail = MailRow & { leadName: string | null }

export type MailStatus = MailRow['status']

/** The place of a mail in the list. */
export type MailCursor = { createdAt: Date; id: string }

type Asked = {
  status?: MailStatus | undefined
  leadId?: string
  after?: MailCursor | undefined
  limit: number
}

/** Newest first, with the name of the person whom a mail is about. */
export async function findMailPage(
  { orm }: Pick<Database, 'orm'>,
  { status, leadId, after, limit }: Asked,
): Promise<{ mails: ListedMail[]; next: MailCursor | null }> {
  const isOlder =
    after &&
    sql`(${mails.createdAt}, ${mails.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  const rows = await orm
    .select({ mail: mails, leadName: leads.name })
    .from(mails)
    .leftJoin(leads, eq(leads.id, mails.leadId))
    .where(
      and(
        status && eq(mails.status, status),
        leadId === undefined ? undefined : eq(mails.leadId, leadId),
        isOlder,
      ),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit).map(({ mail, leadName }) => ({ ...mail, leadName }))
  const last = page.at(-1)
  return {
    mails: page,
    next: rows.length > limit && last ? { createdAt: last.createdAt, id: last.id } : null,
  }
}

export async function countMailsByStatus({
  orm,
}: Pick<Database, 'orm'>): Promise<Record<MailStatus, number>> {
  const rows = await orm
    .select({ status: mails.status, mails: count() })
    .from(mails)
    .groupBy(mails.status)
  return {
    waiting: 0,
    sent: 0,
    dead: 0,
    ...Object.fromEntries(rows.map((row) => [row.status, row.mails])),
  }
}

/** A mail with what it is written from; null as well where its lead is gone, and the mail with it. */
export async function getMailWithLead({ orm }: Pick<Database, 'orm'>, id: string) {
  const [row] = await orm
    .select({ mail: mails, lead: leads, quote: quotes, version: quoteVersions })
    .from(mails)
    .innerJoin(leads, eq(leads.id, mails.leadId))
    .leftJoin(quotes, eq(quotes.id, mails.quoteId))
    .leftJoin(quoteVersions, ofMailVersion)
    .where(eq(mails.id, id))
  return row ? { mail: row.mail, lead: row.lead, quote: toMailQuote(row.quote, row.version) } : null
}
