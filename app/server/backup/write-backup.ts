import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { findEmailFiles, readEmailFile } from '../integrations/email-files.ts'
import { encrypt } from './age.ts'
import {
  type BackupManifest,
  emailEntryName,
  manifestName,
  partName,
  type TableContents,
} from './backup-manifest.ts'
import { createContentsHash } from './contents-hash.ts'
import { openSnapshot, type Snapshot, type TableShape } from './snapshot-store.ts'
import { tarEnd, writeTarEntry } from './tar.ts'

export type BackupSource = {
  database: Pick<Database, 'pool'>
  env: Pick<Env, 'DATA_DIR'>
  passphrase: string | null
}

/** Bytes of a table per entry of the archive. */
const partSize = 1024 * 1024

/**
 * Writes a consistent snapshot of everything the site has stored into one file, without blocking
 * writes: a compressed tar archive, encrypted if there is a passphrase (requirements 12.1).
 */
export async function writeBackup(
  { database, env, passphrase }: BackupSource,
  sink: NodeJS.WritableStream,
): Promise<BackupManifest> {
  const snapshot = await openSnapshot(database)
  const made: { manifest?: BackupManifest } = {}
  try {
    await pipeline(
      () => archive(snapshot, env, made),
      createGzip(),
      (compressed: AsyncIterable<Buffer>) =>
        passphrase === null ? compressed : encrypt(compressed, passphrase),
      sink,
    )
  } finally {
    await snapshot.close()
  }
  if (!made.manifest) throw new Error('The archive ended before its manifest')
  return made.manifest
}

async function* archive(
  snapshot: Snapshot,
  env: Pick<Env, 'DATA_DIR'>,
  made: { manifest?: BackupManifest },
): AsyncGenerator<Buffer> {
  const madeAt = new Date().toISOString()
  const tables: TableContents[] = []
  for (const table of snapshot.tables) tables.push(yield* tableEntries(snapshot, table))
  const emails = yield* emailEntries(snapshot, env)
  const { migration, sequences, auditHead } = snapshot
  made.manifest = { format: 1, madeAt, migration, tables, sequences, auditHead, emails }
  const content = Buffer.from(JSON.stringify(made.manifest, null, 2))
  yield writeTarEntry({ name: manifestName, content })
  yield tarEnd
}

async function* tableEntries(
  snapshot: Snapshot,
  table: TableShape,
): AsyncGenerator<Buffer, TableContents> {
  const contents = createContentsHash()
  let parts = 0
  let pending: Buffer[] = []
  let size = 0
  const flush = () => {
    const entry = { name: partName(table.name, (parts += 1)), content: Buffer.concat(pending) }
    pending = []
    size = 0
    return writeTarEntry(entry)
  }
  for await (const chunk of snapshot.copyOut(table)) {
    contents.addRows(chunk)
    pending.push(chunk)
    size += chunk.length
    if (size >= partSize) yield flush()
  }
  if (size > 0) yield flush()
  return { ...table, ...contents.result() }
}

/**
 * The files of emails, whatever their status. Skips files that no longer exist or have no email,
 * because their lead was deleted meanwhile.
 */
async function* emailEntries(
  snapshot: Snapshot,
  env: Pick<Env, 'DATA_DIR'>,
): AsyncGenerator<Buffer, BackupManifest['emails']> {
  const contents = createContentsHash()
  for (const id of await findEmailFiles(env)) {
    if (!snapshot.emailIds.has(id)) continue
    const content = await readEmailFile(env, id)
    if (content === null) continue
    contents.addFile(id, content)
    yield writeTarEntry({ name: emailEntryName(id), content })
  }
  const { rows: files, bytes, sha256 } = contents.result()
  return { files, bytes, sha256 }
}
