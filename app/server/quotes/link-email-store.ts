import { eq, sql } from 'drizzle-orm'
import type { LinkFailure } from '#domain/quotes/quote-status.ts'
import type { Database } from '../db/database.ts'
import { quotes } from '../db/schema.ts'

/**
 * Why no email brings the link of a quote's version to the client; null: one is on its way or
 * arrived. Without a server what waits will be filed in a moment. For queries over `quotes`.
 */
export function linkFailure({ hasServer } = { hasServer: true }) {
  return sql<LinkFailure | null>`(
    select case when count(*) = 0 then 'none'
      when bool_or(mails.status = 'sent' or (mails.status = 'waiting' and ${hasServer})) then null
      when bool_or(mails.status in ('filed', 'waiting')) then 'filed' else 'dead' end
    from mails
    where mails.quote_id = quotes.id and mails.quote_version = quotes.version
      and mails.kind = 'quote-link')`
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
