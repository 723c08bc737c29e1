import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'

/** A connection to the database that a running app started in its data folder: for what no request can bring about, such as time. */
export async function connectToAppDatabase(dataDir: string): Promise<Client> {
  const [, , , , socketFolder = ''] = readFileSync(
    path.join(dataDir, 'postgres', 'postmaster.pid'),
    'utf8',
  ).split('\n')
  const client = new Client({ host: socketFolder, user: 'site', database: 'site' })
  await client.connect()
  return client
}
