import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { createSchemaAt } from '../db/migrate-database.ts'
import { BackupError } from './backup-error.ts'
import type { BackupManifest, SequenceState, TableContents } from './backup-manifest.ts'
import { createContentsHash } from './contents-hash.ts'
import { hasContents } from './read-backup.ts'
import { copyOut, findTables, fixTextSettings, quoted, type TableShape } from './snapshot-store.ts'

/** The COPY text of one table after another, in parts. */
export type TableParts = AsyncIterable<{ table: string; text: Buffer }>

/** Throws a BackupError if the database has any table. */
export async function requireEmptyDatabase(client: Client): Promise<void> {
  const [first] = await findTables(client)
  if (first)
    throw new BackupError(
      `The database is not empty, it has a table ${first.name}: restore into a new one`,
    )
}

/**
 * Fills an empty database with the schema and rows of a backup, and compares the result with the
 * manifest. Does everything in one transaction.
 */
export async function restoreTables(
  client: Client,
  manifest: BackupManifest,
  parts: TableParts,
): Promise<void> {
  await client.query('begin')
  await fixTextSettings(client)
  await createSchemaAt(client, manifest.migration)
  await requireSameTables(client, manifest.tables)
  // Migrations have filled some tables. References are checked once, after all rows are copied.
  const names = manifest.tables.map(({ name }) => name)
  await client.query(`truncate ${names.join(', ')}`)
  const removed = await removeReferencesAndIndexes(client)
  const counts = await stopCountingRows(client)
  await fillTables(client, manifest.tables, parts)
  await client.query(`set local maintenance_work_mem = '128MB'`)
  for (const statement of [...removed, ...counts]) await client.query(statement)
  for (const sequence of manifest.sequences) await setSequence(client, sequence)
  for (const table of manifest.tables) await requireContents(client, table)
  await client.query('commit')
}

async function requireSameTables(client: Client, tables: readonly TableShape[]): Promise<void> {
  const shape = ({ name, columns }: TableShape) => `${name} (${columns.toSorted().join(', ')})`
  const created = (await findTables(client)).map(shape)
  const wanted = tables.map(shape)
  const other =
    created.find((each) => !wanted.includes(each)) ?? wanted.find((each) => !created.includes(each))
  if (other !== undefined)
    throw new BackupError(`The backup does not fit the schema of its version: ${other}`)
}

/**
 * An index that is built after the rows are copied takes a fraction of the time, and so does a
 * reference that is checked once. Returns the statements that create them again: indexes first,
 * because references need those of keys.
 */
async function removeReferencesAndIndexes(client: Client): Promise<string[]> {
  const { rows: constraints } = await client.query<Removed>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
      format('alter table %s add constraint %I %s',
        conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint
    where contype in ('f', 'p', 'u') and conrelid in (${unguarded})
    order by contype = 'f' desc`)
  const { rows: indexes } = await client.query<Removed>(`
    select format('drop index %s', indexrelid::regclass) as remove, pg_get_indexdef(indexrelid) as add
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid in (${unguarded})
      and not exists (select from pg_constraint where conindid = indexrelid)`)
  for (const { remove } of [...constraints, ...indexes]) await client.query(remove)
  return [...indexes, ...constraints.toReversed()].map(({ add }) => add)
}

/**
 * The triggers that count rows would hold each table in memory. Returns the statements that count
 * every row once and start them again.
 */
async function stopCountingRows(client: Client): Promise<string[]> {
  const { rows } = await client.query<Removed>(`
    select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as remove,
      format('alter table %s enable trigger %I', tgrelid::regclass, tgname) as add
    from pg_trigger where tgname ~ '_counted_on_'`)
  for (const { remove } of rows) await client.query(remove)
  if (rows.length === 0) return []
  return [
    'insert into row_count_changes select scope, change from missing_row_counts()',
    ...rows.map(({ add }) => add),
  ]
}

/**
 * The tables without a trigger that runs at the end of a transaction: PostgreSQL builds no index
 * before it has.
 */
const unguarded = `select oid from pg_class
  where relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace) and relkind = 'r'
    and not exists (select from pg_trigger
      where tgrelid = pg_class.oid and tgdeferrable and not tgisinternal)`

type Removed = { remove: string; add: string }

async function fillTables(
  client: Client,
  tables: readonly TableShape[],
  parts: TableParts,
): Promise<void> {
  const open: { table: string; stream: ReturnType<typeof copyIn> }[] = []
  const close = async () => {
    const last = open.pop()
    if (!last) return
    last.stream.end()
    await finished(last.stream)
  }
  for await (const { table, text } of parts) {
    if (open.at(-1)?.table !== table) {
      await close()
      const shape = tables.find(({ name }) => name === table)
      if (!shape) throw new BackupError('The backup is damaged: it has an unknown table')
      open.push({ table, stream: copyIn(client, shape) })
    }
    await write(open.at(-1)?.stream, text)
  }
  await close()
}

function copyIn(client: Client, { name, columns }: TableShape) {
  const stream = client.query(copyFrom(`copy ${name} (${quoted(columns)}) from stdin`))
  // A rejected row fails the next write or the end of the stream, which report it.
  stream.on('error', () => {})
  return stream
}

/** Waits if the server reads more slowly than this writes. */
async function write(stream: ReturnType<typeof copyIn> | undefined, text: Buffer): Promise<void> {
  if (stream?.write(text) === false) await once(stream, 'drain')
}

async function setSequence(client: Client, sequence: SequenceState): Promise<void> {
  const { name, lastValue, isCalled } = sequence
  await client.query('select setval($1, $2, $3)', [name, lastValue, isCalled])
}

async function requireContents(client: Client, table: TableContents): Promise<void> {
  const contents = createContentsHash()
  for await (const chunk of copyOut(client, table)) contents.addRows(chunk)
  if (!hasContents(table, contents.result()))
    throw new BackupError(`The table ${table.name} was not restored as it was`)
}
