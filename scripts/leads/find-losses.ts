import { join } from 'node:path'
import { Client } from 'pg'
import { getPostmaster } from '#server/db/postmaster.ts'
import type { Submission } from '#tests/support/submission.ts'

export type Posted = Submission & { tries: number; isConfirmed: boolean }

/** Missing, duplicate and incomplete rows in the database, one line per kind of fault. */
export async function findLosses(dataDir: string, posted: readonly Posted[]): Promise<string[]> {
  const confirmed = posted.filter(({ isConfirmed }) => isConfirmed)
  const client = await connectTo(dataDir)
  const losses: string[] = []
  try {
    for (const [fault, sql] of Object.entries(checks)) {
      const emails = (sql === missing ? confirmed : posted).map(({ email }) => email)
      const { rows } = await client.query<{ found: string }>(sql, [emails])
      if (rows.length > 0) losses.push(`${fault}: ${rows.length}, such as ${rows[0]?.found}`)
    }
  } finally {
    await client.end()
  }
  return losses
}

/** Leads are identified by email address, independently of the app's ids and keys. */
const sent = 'with sent as (select email from unnest($1::text[]) as email)'

const missing = `${sent} select email as found from sent
  where not exists (select from leads where leads.email = sent.email)`

const checks = {
  'confirmed leads are missing': missing,
  'leads are stored twice': `${sent} select email as found from sent join leads using (email)
    group by email having count(*) > 1`,
  'leads have no notice to the owner': leadsWithout(
    `emails where kind = 'owner-notice' and lead_id = leads.id`,
  ),
  'leads have no key': leadsWithout('lead_keys where lead_id = leads.id'),
  'keys have no lead': `${sent} select key as found from lead_keys
    where not exists (select from leads where leads.id = lead_id)`,
}

function leadsWithout(what: string) {
  return `${sent} select email as found from sent join leads using (email)
    where not exists (select from ${what})`
}

/** Connects to the server of the data folder with the site's role. */
async function connectTo(dataDir: string) {
  const host = getPostmaster(join(dataDir, 'postgres'))?.socketFolder
  if (!host) throw new Error('The database is not running')
  const client = new Client({ host, user: 'site', database: 'site' })
  await client.connect()
  return client
}
