import { Client } from 'pg'
import type { Database } from './database.ts'

export type Listening = { hasEnded: () => boolean; end: () => Promise<void> }

/** Hears what any node calls out on a channel, on a connection of its own. */
export async function listen(
  { pool }: Pick<Database, 'pool'>,
  channel: 'settings',
  onCall: () => void,
): Promise<Listening> {
  const client = new Client({ ...pool.options, application_name: `site listening to ${channel}` })
  let hasEnded = false
  client.on('error', () => (hasEnded = true))
  client.once('end', () => (hasEnded = true))
  client.on('notification', onCall)
  const end = async () => {
    hasEnded = true
    await client.end().catch(() => {})
  }
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
  } catch (error) {
    void end()
    throw error
  }
  return { hasEnded: () => hasEnded, end }
}
