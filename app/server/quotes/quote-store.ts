import { and, asc, count, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import type { LinkFailure, QuoteStatus } from '#domain/quotes/quote-status.ts'
import type { Day } from '#domain/pricing/vat.ts'
import { hashSecret } from '../secrets.ts'
import type { Database } from '../db/database.ts'
import { leads, quotes, quoteVersions } from '../db/schema.ts'
import { linkFailure } from '../email/link-email-store.ts'
import { QuoteDamagedError, readStoredQuote, type StoredQuote } from './stored-quote.ts'

type Reader = Pick<Database, 'orm'>

/**
 * The next quote number, such as 2026-0007. Reserved before the quote is stored, because the frozen
 * text contains it. A failed request leaves a gap.
 */
export async function takeQuoteNumber(
  { pool }: Pick<Database, 'pool'>,
  year: string,
): Promise<string> {
  const { rows } = await pool.query<{ serial: string }>(
    "select nextval('quote_serial')::text as serial",
  )
  return `${year}-${(rows[0]?.serial ?? '').padStart(4, '0')}`
}

const isCurrentVersion = and(
  eq(quoteVersions.quoteId, quotes.id),
  eq(quoteVersions.version, quotes.version),
)

function selectQuotes({ orm }: Reader) {
  const version = { snapshot: quoteVersions.snapshot, hash: quoteVersions.hash }
  return orm
    .select({ quote: quotes, version })
    .from(quotes)
    .leftJoin(quoteVersions, isCurrentVersion)
}

export async function getQuote(database: Reader, id: string): Promise<StoredQuote | null> {
  const [row] = await selectQuotes(database).where(eq(quotes.id, id))
  return row ? readStoredQuote(row.quote, row.version) : null
}

/** Whether the lead of the quote is not in the bin. */
const isOfPresentLead = sql`not exists (
  select from leads where leads.id = ${quotes.leadId} and leads.deleted_at is not null)`

/**
 * Finds a quote by the secret token of its link. Drafts that were never sent are not found, nor
 * quotes of a deleted lead.
 */
export async function getQuoteByToken(
  database: Reader,
  token: string,
): Promise<StoredQuote | null> {
  const hasToken = eq(quotes.tokenHash, hashSecret(token))
  const [row] = await selectQuotes(database).where(and(hasToken, isOfPresentLead))
  return row && row.quote.sentAt !== null ? readStoredQuote(row.quote, row.version) : null
}

/** Whether the token belongs to a sent quote, whatever its status. */
export async function hasQuoteWithToken({ orm }: Reader, token: string): Promise<boolean> {
  const isSent = and(eq(quotes.tokenHash, hashSecret(token)), isNotNull(quotes.sentAt))
  return (await orm.$count(quotes, and(isSent, isOfPresentLead))) > 0
}

type QuoteRow = typeof quotes.$inferSelect

/** A row of a list. */
export type ListedQuote = Pick<
  QuoteRow,
  | 'id'
  | 'number'
  | 'leadId'
  | 'status'
  | 'validUntil'
  | 'createdAt'
  | 'acceptanceSeenAt'
  | 'handedOverAt'
> & {
  leadName: string
  linkFailure: LinkFailure | null
  /** null: damaged. */
  content: Pick<StoredQuote, 'snapshot' | 'acceptance'> | null
}

export type QuoteCursor = { createdAt: Date; id: string }

type Filter = {
  status?: QuoteStatus | undefined
  leadId?: string
  after?: QuoteCursor | undefined
  limit: number
  today: Day
}

/** Newest first. Without the quotes of deleted leads, unless it is of one lead. */
export async function findQuotes(
  { orm }: Reader,
  { status, leadId, after, limit, today }: Filter,
): Promise<{ quotes: ListedQuote[]; next: QuoteCursor | null }> {
  const isOlder =
    after &&
    sql`(${quotes.createdAt}, ${quotes.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  const rows = await selectListed(orm)
    .where(
      and(
        status && sql`${statusOn(today)} = ${status}`,
        leadId === undefined ? isNull(leads.deletedAt) : eq(quotes.leadId, leadId),
        isOlder,
      ),
    )
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)?.quote
  return {
    quotes: page.map(readListed),
    next: rows.length > limit && last ? { createdAt: last.createdAt, id: last.id } : null,
  }
}

function selectListed(orm: Reader['orm']) {
  return orm
    .select({
      quote: quotes,
      version: { snapshot: quoteVersions.snapshot, hash: quoteVersions.hash },
      leadName: leads.name,
      linkFailure: linkFailure(),
    })
    .from(quotes)
    .leftJoin(quoteVersions, isCurrentVersion)
    .innerJoin(leads, eq(leads.id, quotes.leadId))
}

/** Those that a client can accept today, first what expires first. Without those of deleted leads. */
export async function findOpenQuotes(
  { orm }: Reader,
  { today, limit }: Pick<Filter, 'today' | 'limit'>,
): Promise<ListedQuote[]> {
  const isOpen = sql`${quotes.status} in ('sent', 'viewed')`
  const rows = await selectListed(orm)
    .where(and(isOpen, gte(quotes.validUntil, today), isNull(leads.deletedAt)))
    .orderBy(quotes.validUntil, quotes.id)
    .limit(limit)
  return rows.map(readListed)
}

type ListedRow = {
  quote: QuoteRow
  version: { snapshot: string; hash: string } | null
  leadName: string
  linkFailure: LinkFailure | null
}

/**
 * A damaged quote stays on the list without its content, so that the owner sees it and the other
 * quotes are still listed.
 */
function readListed({ quote, version, ...row }: ListedRow): ListedQuote {
  return { ...quote, ...row, content: readIntact(quote, version) }
}

function readIntact(quote: QuoteRow, version: ListedRow['version']): StoredQuote | null {
  try {
    return readStoredQuote(quote, version)
  } catch (error) {
    if (error instanceof QuoteDamagedError) return null
    throw error
  }
}

export async function countQuotesByStatus(
  { orm }: Reader,
  today: Day,
): Promise<Partial<Record<QuoteStatus, number>>> {
  const status = sql<QuoteStatus>`${statusOn(today)}`
  const rows = await orm
    .select({ status, quotes: count() })
    .from(quotes)
    .where(isOfPresentLead)
    .groupBy(sql`1`)
  return Object.fromEntries(rows.map((row) => [row.status, row.quotes]))
}

/** The same rule as `quoteStatusOn`, in SQL. */
function statusOn(today: Day) {
  return sql`case when ${quotes.status} in ('sent', 'viewed') and ${quotes.validUntil} < ${today}::date then 'expired' else ${quotes.status} end`
}

export type QuoteVersion = { version: number; hash: string; createdAt: Date }

export function findQuoteVersions({ orm }: Reader, quoteId: string): Promise<QuoteVersion[]> {
  const { version, hash, createdAt } = quoteVersions
  return orm
    .select({ version, hash, createdAt })
    .from(quoteVersions)
    .where(eq(quoteVersions.quoteId, quoteId))
    .orderBy(asc(version))
}
