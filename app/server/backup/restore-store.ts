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
  const references = await removeReferences(client)
  await fillTables(client, manifest.tables, parts)
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint "${name}" ${definition}`)
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

type Reference = { table: string; name: string; definition: string }

async function removeReferences(client: Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    select conrelid::regclass::text as table, conname as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint "${name}"`)
  return rows
}

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
