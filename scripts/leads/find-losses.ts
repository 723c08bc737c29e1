import { join } from 'node:path'
import { Client } from 'pg'
import { getPostmaster } from '#server/db/postmaster.ts'

export type Posted = { key: string; body: string; tries: number; acknowledgements: number }

/** What the database should hold and does not, or holds and should not: one line each. */
export async function findLosses(dataDir: string, posted: readonly Posted[]): Promise<string[]> {
  const client = await connectTo(dataDir)
  try {
    const acknowledged = posted.filter(({ acknowledgements }) => acknowledgements > 0).map(({ key }) => key)
    const all = posted.map(({ key }) => key)
    return [
      ...(await list({ client, words: 'acknowledged lead is missing', sql: missing, keys: acknowledged })),
      ...(await list({ client, words: 'lead is there twice', sql: doubled, keys: all })),
      ...(await list({ client, words: 'lead has no notice to the owner', sql: without('mails', `and kind = 'owner-notice'`), keys: all })),
      ...(await list({ client, words: 'lead has no first event', sql: without('lead_events', `and kind = 'received'`), keys: all })),
      ...(await list({ client, words: 'lead has no key', sql: without('lead_keys', ''), keys: all })),
      ...(await list({ client, words: 'key has no lead', sql: empty, keys: all })),
    ]
  } finally {
    await client.end()
  }
}

/** The sender's address carries the key: an independent way from a lead to its submission. */
const sent = `select key, 'dana+' || key || '@example.com' as email from unnest($1::text[]) as key`

const missing = `with asked as (${sent}) select key from asked where not exists (select from leads where leads.email = asked.email)`

const doubled = `with asked as (${sent}) select key from asked join leads using (email) group by key having count(*) > 1`

/** Keys are kept in a form of the app's own: these are all that lead nowhere. */
const empty = `select key from lead_keys where $1::text[] is not null and not exists (select from leads where leads.id = lead_id)`

function without(table: 'mails' | 'lead_events' | 'lead_keys', condition: string) {
  return `with asked as (${sent}) select asked.key from asked join leads using (email)
    where not exists (select from ${table} where lead_id = leads.id ${condition})`
}

type Question = { client: Client; words: string; sql: string; keys: readonly string[] }

async function list({ client, words, sql, keys }: Question) {
  const { rows } = await client.query<{ key: string }>(sql, [keys])
  return rows.map(({ key }) => `${words}: ${key}`)
}

/** As the site's own role, on the socket of the server that runs on the folder. */
export async function connectTo(dataDir: string) {
  const host = getPostmaster(join(dataDir, 'postgres'))?.socketFolder
  if (!host) throw new Error('The database does not run')
  const client = new Client({ host, user: 'site', database: 'site' })
  await client.connect()
  return client
}
