import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { packageRoot } from '../package-root.ts'
import { DatabaseError } from './database-error.ts'

/** Backs up the database before migrations change it. If it throws, no migration runs. */
export type BeforeUpgrade = (migrationsRun: number) => Promise<void>

const lockNumber = 720_411_866

const migrationsFolder = join(packageRoot, 'app/server/db/migrations')

/** The table in which drizzle records the migrations that have run. */
export const migrationsTable = 'drizzle.__drizzle_migrations'

/**
 * Runs pending migrations under a lock, so that nodes that start together migrate one after
 * another. The lock is released when its connection closes. Throws a DatabaseError if a newer
 * version has migrated the database, because this one would fail on unknown columns (requirements
 * 11.3).
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
    await requireKnownVersion(client)
    const ran = await countMigrations(client)
    if (ran > 0 && ran < findMigrations().length) await beforeUpgrade?.(ran)
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}

/** All migrations, the oldest first. */
export function findMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder })
}

/** The timestamp of the newest migration of this version, in milliseconds. */
export function newestMigration(): number {
  return Math.max(...findMigrations().map(({ folderMillis }) => folderMillis))
}

/**
 * Creates the schema as of one migration in an empty database, within the caller's transaction.
 * Does not record which migrations ran, because those rows are part of a backup.
 */
export async function createSchemaAt(client: Client, newest: number): Promise<void> {
  await client.query(`create schema if not exists drizzle`)
  await client.query(
    `create table ${migrationsTable} (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { folderMillis, sql } of findMigrations())
    if (folderMillis <= newest) for (const statement of sql) await client.query(statement)
}

/** The number of migrations that have run, 0 in an empty database. */
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

async function requireKnownVersion(client: Client): Promise<void> {
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
