import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { packageRoot } from '../package-root.ts'

const lockNumber = 720_411_866

/** Nodes that start together migrate one after another. The lock ends with its connection. */
export async function migrateDatabase(config: ClientConfig) {
  const client = new Client({
    ...config,
    connectionTimeoutMillis: 3_000,
    application_name: 'site migrations',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await migrate(drizzle(client), {
      migrationsFolder: join(packageRoot, 'app/server/db/migrations'),
    })
  } finally {
    await client.end()
  }
}
