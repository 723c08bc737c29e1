import { eq, sql, type SQL } from 'drizzle-orm'
import type { LinkFailure } from '#domain/quotes/quote-status.ts'
import type { Database } from '../db/database.ts'
import { leadEvents, quotes } from '../db/schema.ts'

type Links = { hasServer?: boolean; version?: SQL }

/** The version of a quote that an event sent. For queries on `leadEvents` joined with `quotes`. */
export const versionOfEvent = sql`coalesce((
    select max(version) from quote_versions
    where quote_id = quotes.id and created_at <= ${leadEvents.at}), 1)`

/**
 * Why no email with the link of a quote's version, by default its last one, reaches the client;
 * null if one was sent or is waiting. Without an SMTP server a waiting email counts as
 * written to a file, because it soon will be. For queries on `quotes`.
 */
export function linkFailure({ hasServer = true, version = sql`quotes.version` }: Links = {}) {
  return sql<LinkFailure | null>`(
    select case when count(*) = 0 then 'none'
      when bool_or(emails.status = 'sent' or (emails.status = 'waiting' and ${hasServer})) then null
      when bool_or(emails.status in ('written-to-file', 'waiting')) then 'written-to-file' else 'failed' end
    from emails
    where emails.quote_id = quotes.id and emails.quote_version = ${version}
      and emails.kind = 'quote-link')`
}

export async function getLinkFailure(
  { orm }: Pick<Database, 'orm'>,
  quoteId: string,
  server: { hasServer: boolean },
): Promise<LinkFailure | null> {
  const [row] = await orm
    .select({ failure: linkFailure(server) })
    .from(quotes)
    .where(eq(quotes.id, quoteId))
  return row?.failure ?? null
}
