import { Client } from 'pg'
import type { Database } from './database.ts'

export type ChannelSubscription = { isClosed: () => boolean; close: () => Promise<void> }

/**
 * Subscribes to the notifications of all nodes on a channel, with a separate connection. The
 * subscription closes when the connection is lost, and the caller has to subscribe again.
 */
export async function listen(
  { pool }: Pick<Database, 'pool'>,
  channel: 'settings',
  onNotification: () => void,
): Promise<ChannelSubscription> {
  const client = new Client({ ...pool.options, application_name: `site listening to ${channel}` })
  let isClosed = false
  client.on('error', () => (isClosed = true))
  client.once('end', () => (isClosed = true))
  client.on('notification', onNotification)
  const close = async () => {
    isClosed = true
    await client.end().catch(() => {})
  }
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
  } catch (error) {
    void close()
    throw error
  }
  return { isClosed: () => isClosed, close }
}
