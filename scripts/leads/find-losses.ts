import { join } from 'node:path'
import { Client } from 'pg'
import { getPostmaster } from '#server/db/postmaster.ts'
import type { Submission } from '#tests/support/submission.ts'

export type Posted = Submission & { tries: number; isAcknowledged: boolean }

/** What the database should hold and does not, or holds and should not: one line for each kind. */
export async function findLosses(dataDir: string, posted: readonly Posted[]): Promise<string[]> {
  const acknowledged = posted.filter(({ isAcknowledged }) => isAcknowledged)
  const client = await connectTo(dataDir)
  const losses: string[] = []
  try {
    for (const [words, sql] of Object.entries(questions)) {
      const emails = (sql === missing ? acknowledged : posted).map(({ email }) => email)
      const { rows } = await client.query<{ found: string }>(sql, [emails])
      if (rows.length > 0) losses.push(`${words}: ${rows.length}, such as ${rows[0]?.found}`)
    }
  } finally {
    await client.end()
  }
  return losses
}

/** The sender's address tells a lead from all others, without relying on the app's ids and keys. */
const sent = 'with sent as (select email from unnest($1::text[]) as email)'

const missing = `${sent} select email as found from sent where not exists (select from leads where leads.email = sent.email)`

const questions = {
  'acknowledged leads are missing': missing,
  'leads are there twice': `${sent} select email as found from sent join leads using (email) group by email having count(*) > 1`,
  'leads have no notice to the owner': leadsWithout(
    `mails where kind = 'owner-notice' and lead_id = leads.id`,
  ),
  'leads have no first event': leadsWithout(
    `lead_events where kind = 'received' and lead_id = leads.id`,
  ),
  'leads have no key': leadsWithout('lead_keys where lead_id = leads.id'),
  'keys have no lead': `${sent} select key as found from lead_keys where not exists (select from leads where leads.id = lead_id)`,
}

function leadsWithout(what: string) {
  return `${sent} select email as found from sent join leads using (email) where not exists (select from ${what})`
}

/** As the site's own role, on the socket of the server that runs on the folder. */
async function connectTo(dataDir: string) {
  const host = getPostmaster(join(dataDir, 'postgres'))?.socketFolder
  if (!host) throw new Error('The database does not run')
  const client = new Client({ host, user: 'site', database: 'site' })
  await client.connect()
  return client
}
