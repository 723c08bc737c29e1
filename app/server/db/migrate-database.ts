import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { packageRoot } from '../package-root.ts'
import { DatabaseError } from './database-error.ts'

/** Keeps the database as it is before migrations change it; where it throws, none of them runs. */
export type BeforeUpgrade = (migrationsRun: number) => Promise<void>

const lockNumber = 720_411_866

const migrationsFolder = join(packageRoot, 'app/server/db/migrations')

/** Where drizzle keeps which migrations have run. */
export const migrationsTable = 'drizzle.__drizzle_migrations'

/**
 * Nodes that start together migrate one after another. The lock ends with its connection. Throws a
 * DatabaseError where a newer version has been here (requirements 11.3): this one would fail on
 * columns that it does not know.
 */
export async function migrateDatabase(config: ClientConfig, beforeUpgrade?: BeforeUpgrade) {
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
    const ran = await countMigrations(client)
    if (ran > 0 && ran < findMigrations().length) await beforeUpgrade?.(ran)
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}

/** Oldest first. */
export function findMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder })
}

/** Of the newest migration that this version knows, in milliseconds. */
export function newestMigration(): number {
  return Math.max(...findMigrations().map(({ folderMillis }) => folderMillis))
}

/**
 * Creates the tables of an empty database as they were after one migration, within the caller's
 * transaction, without recording which migrations ran: those rows come with a backup.
 */
export async function createSchemaAt(client: Client, newest: number): Promise<void> {
  await client.query(`create schema if not exists drizzle`)
  await client.query(
    `create table ${migrationsTable} (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { folderMillis, sql } of findMigrations())
    if (folderMillis <= newest) for (const statement of sql) await client.query(statement)
}

/** How many have run, 0 in an empty database. */
async function countMigrations(client: Client): Promise<number> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    'select to_regclass($1) as name',
    [migrationsTable],
  )
  if (!tables[0]?.name) return 0
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from ${migrationsTable}`,
  )
  return rows[0]?.count ?? 0
}

async function refuseNewer(client: Client): Promise<void> {
  if ((await countMigrations(client)) === 0) return
  const { rows } = await client.query<{ newer: string }>(
    `select count(*) as newer from ${migrationsTable} where created_at > $1`,
    [newestMigration()],
  )
  if (Number(rows[0]?.newer) > 0)
    throw new DatabaseError(
      'A newer version of the site has changed this database: start that version, or restore a backup from before',
    )
}
