import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'

/**
 * Connects to the embedded database of a running app as its superuser, for what no request can do,
 * such as changing the age of a session or locking a table.
 */
export async function connectToAppDatabase(dataDir: string): Promise<Client> {
  const [, , , , socketFolder = ''] = readFileSync(
    path.join(dataDir, 'postgres', 'postmaster.pid'),
    'utf8',
  ).split('\n')
  const client = new Client({ host: socketFolder, user: 'postgres', database: 'site' })
  await client.connect()
  return client
}
