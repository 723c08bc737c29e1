import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { packageRoot } from '../package-root.ts'
import { DatabaseError } from './database-error.ts'

const lockNumber = 720_411_866

const migrationsFolder = join(packageRoot, 'app/server/db/migrations')

/**
 * Nodes that start together migrate one after another. The lock ends with its connection. Throws a
 * DatabaseError where a newer version has been here (requirements 11.3): this one would fail on
 * columns that it does not know.
 */
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
    await refuseNewer(client)
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}

async function refuseNewer(client: Client): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
  const { rows: tables } = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as name`,
  )
  if (!tables[0]?.name) return
  const { rows } = await client.query<{ newer: string }>(
    'select count(*) as newer from drizzle.__drizzle_migrations where created_at > $1',
    [Math.max(...known)],
  )
  if (Number(rows[0]?.newer) > 0)
    throw new DatabaseError(
      'A newer version of the site has changed this database: start that version, or restore a backup from before',
    )
}
