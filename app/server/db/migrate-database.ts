import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
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
 * Milliseconds for the work of another node, which may make a backup of the whole database, and
 * between two attempts to lock.
 */
const lockTimeout = 600_000
const lockInterval = 250

type Options = {
  beforeUpgrade?: BeforeUpgrade
  /** Runs after the migrations, under the same lock. */
  afterwards?: (client: Client) => Promise<void>
  /** Called once, if another node holds the lock. */
  onWait?: () => void
}

/**
 * Runs pending migrations under a lock, so that nodes that start together migrate one after
 * another. The lock is released when its connection closes. Throws a DatabaseError if a newer
 * version has migrated the database, because this one would fail on unknown columns (requirements
 * 11.3), or if another node or session does not finish.
 */
export async function migrateDatabase(
  config: ClientConfig,
  { beforeUpgrade, afterwards, onWait = () => {} }: Options = {},
): Promise<void> {
  const client = new Client({
    ...config,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    application_name: 'site migrations',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await lock(client, onWait)
    await requireKnownVersion(client)
    const ran = await countMigrations(client)
    if (ran > 0 && ran < findMigrations().length) await beforeUpgrade?.(ran)
    // Without it a migration waits for ever for a session that holds one of its tables.
    await client.query(`set lock_timeout = '60s'`)
    await migrate(drizzle(client), { migrationsFolder })
    await afterwards?.(client)
  } finally {
    await client.end()
  }
}

async function lock(client: Client, onWait: () => void): Promise<void> {
  const deadline = performance.now() + lockTimeout
  for (let isFirst = true; !(await tryLock(client)); isFirst = false) {
    if (isFirst) onWait()
    if (performance.now() > deadline)
      throw new DatabaseError(
        `Another node has been preparing the database for ${lockTimeout / 60_000} minutes: end it, or its session "site migrations" in PostgreSQL`,
      )
    await sleep(lockInterval)
  }
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1) as locked',
    [lockNumber],
  )
  return rows[0]?.locked ?? false
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
