import { Client, type ClientConfig } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type AuditHead, readAuditHead } from '../admins/audit/audit-chain-store.ts'
import type { Database } from '../db/database.ts'
import { migrationsTable } from '../db/migrate-database.ts'
import { siteObjects } from '../db/site-objects.ts'
import type { SequenceState } from './backup-manifest.ts'

export type TableShape = { name: string; columns: string[] }

/** A consistent snapshot of the database, on its isSiteObject connection. */
export type Snapshot = {
  /** The timestamp of the newest migration that has run, in milliseconds. */
  migration: number
  tables: TableShape[]
  sequences: SequenceState[]
  auditHead: AuditHead | null
  /** All emails. Some have a file. */
  emailIds: ReadonlySet<string>
  /** The rows of a table as COPY text, in stored order. */
  copyOut(table: TableShape): AsyncIterable<Buffer>
  close(): Promise<void>
}

/**
 * Opens a snapshot without blocking writes. Sequences are not part of it, but are read after it
 * began, so they are past every number in it.
 */
export async function openSnapshot(database: Pick<Database, 'pool'>): Promise<Snapshot> {
  const client = await openSession(database)
  try {
    await client.query('begin isolation level repeatable read read only')
    await fixTextSettings(client)
    return {
      migration: await readMigration(client),
      tables: (await findTables(client)).filter(isOurs),
      sequences: await findSequences(client),
      auditHead: await readAuditHead(client),
      emailIds: await findEmailIds(client),
      copyOut: (table) => copyOut(client, table),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

/**
 * The ids of all emails. Which of them have a file only the folder says: an earlier version called
 * written ones sent. A database is backed up before an upgrade changes it, and before migration 0017
 * the table had another name.
 */
async function findEmailIds(client: Client): Promise<ReadonlySet<string>> {
  const { rows: tables } = await client.query(
    `select where to_regclass('public.mails') is not null`,
  )
  const { rows } = await client.query<{ id: string }>(
    `select id from ${tables.length > 0 ? 'mails' : 'emails'}`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** A connection without the time limits of the site's pool. */
export async function openSession({ pool }: Pick<Database, 'pool'>): Promise<Client> {
  const client = new Client({ ...unlimited(pool), application_name: 'site backup' })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** The connection options of a pool, without time limits. */
export function unlimited({ options }: Database['pool']): ClientConfig {
  return {
    ...options,
    statement_timeout: 0,
    query_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  }
}

/** Fixes the settings that affect the text of a value, for the current transaction. */
export async function fixTextSettings(client: Client): Promise<void> {
  await client.query(`
    set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0;
    set local timezone = 'UTC';
    set local datestyle = 'ISO, YMD';
    set local intervalstyle = 'postgres';
    set local extra_float_digits = 1;
    set local bytea_output = 'hex';
    set local synchronize_seqscans = off`)
}

export function copyOut(client: Client, { name, columns }: TableShape): AsyncIterable<Buffer> {
  return client.query(copyTo(`copy ${name} (${quoted(columns)}) to stdout`))
}

/** Names that a manifest allows need no escaping, only quotes, because one may be a keyword. */
export function quoted(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ')
}

const isSiteObject = `namespace.nspname in ('public', 'drizzle')
  and not exists (select from pg_depend where objid = class.oid and deptype = 'e')`

/** Leaves out what other programs have in the database: no version of the site could restore it. */
function isOurs({ name }: { name: string }): boolean {
  return siteObjects().has(name)
}

/**
 * The tables with the columns to copy. Leaves out generated columns and row counts, which are
 * computed again, and unlogged tables, whose counters a crash resets anyway.
 */
export async function findTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select namespace.nspname || '.' || class.relname as name,
      array_agg(attname::text order by attnum) as columns
    from pg_class class
    join pg_namespace namespace on namespace.oid = class.relnamespace
    join pg_attribute on attrelid = class.oid
    where ${isSiteObject} and relkind = 'r' and relpersistence = 'p'
      and attnum > 0 and not attisdropped and attgenerated = ''
      and relname not in ('row_counts', 'row_count_changes')
    group by 1 order by 1`)
  return rows
}

async function findSequences(client: Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(`
    select namespace.nspname || '.' || class.relname as name
    from pg_class class join pg_namespace namespace on namespace.oid = class.relnamespace
    where ${isSiteObject} and relkind = 'S' order by 1`)
  const states: SequenceState[] = []
  for (const { name } of rows.filter(isOurs)) {
    const { rows: found } = await client.query<Omit<SequenceState, 'name'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${name}`,
    )
    if (found[0]) states.push({ name, ...found[0] })
  }
  return states
}

async function readMigration(client: Client): Promise<number> {
  const { rows } = await client.query<{ newest: string | null }>(
    `select max(created_at) as newest from ${migrationsTable}`,
  )
  return Number(rows[0]?.newest ?? 0)
}
