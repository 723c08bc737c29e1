import { getLead } from '../leads/lead-list-store.ts'
import type { ServerContext } from '../server-context.ts'
import type { StoredQuote } from './stored-quote.ts'

/** The lead's current name and email address, which an admin may have corrected since the quote. */
export async function currentClient(
  { database }: Pick<ServerContext, 'database'>,
  { leadId, snapshot }: StoredQuote,
): Promise<StoredQuote['snapshot']['client']> {
  const lead = await getLead(database, leadId)
  return lead ? { name: lead.name, email: lead.email } : snapshot.client
}
