import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { pipeline } from 'node:stream'
import { decrypt, isEncrypted } from './age.ts'
import { BackupError } from './backup-error.ts'
import { backupManifest, type BackupManifest, parseEntryName } from './backup-manifest.ts'
import { createContentsHash } from './contents-hash.ts'
import { readTar, type TarEntry } from './tar.ts'

export type BackupFile = { path: string; passphrase: string | null }

/** The entries of a backup in order. Throws a BackupError if the file is incomplete or damaged. */
export async function* readBackup(file: BackupFile): AsyncGenerator<TarEntry> {
  const encrypted = isEncrypted(await readStart(file.path))
  if (encrypted && file.passphrase === null)
    throw new BackupError('The backup is encrypted: give its passphrase file')
  const gunzip = createGunzip()
  // Errors are emitted by the last stream, which is read below.
  pipeline(
    createReadStream(file.path),
    (bytes: AsyncIterable<Buffer>) => (encrypted ? decrypt(bytes, file.passphrase ?? '') : bytes),
    gunzip,
    () => {},
  )
  try {
    yield* readTar(gunzip)
  } catch (error) {
    throw error instanceof BackupError ? error : unreadable(error)
  } finally {
    gunzip.destroy()
  }
}

async function readStart(path: string): Promise<Buffer> {
  try {
    const file = await open(path)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
    await file.close()
    return buffer.subarray(0, bytesRead)
  } catch (error) {
    throw unreadable(error)
  }
}

function unreadable(error: unknown): BackupError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new BackupError('There is no such file')
  if (/^E[A-Z]+$/.test(code)) return new BackupError(`The backup cannot be read (${code})`)
  return new BackupError('The backup is damaged: it cannot be decompressed')
}

/**
 * Reads a whole backup and compares every count and hash with its manifest. Throws a BackupError if
 * a single byte was changed.
 */
export async function verifyBackup(file: BackupFile): Promise<BackupManifest> {
  const tables = new Map<string, ReturnType<typeof createContentsHash>>()
  const emails = createContentsHash()
  let manifest: BackupManifest | null = null
  for await (const { name, content } of readBackup(file)) {
    const entry = parseEntryName(name)
    if (entry === null || manifest !== null)
      throw new BackupError('The backup is damaged: it has an unexpected entry')
    if (entry === 'manifest') manifest = parseManifest(content)
    else if ('emailId' in entry) emails.addFile(entry.emailId, content)
    else getOrAdd(tables, entry.table).addRows(content)
  }
  if (manifest === null) throw new BackupError('The backup is incomplete: it has no manifest')
  const sums = manifest.tables.map(({ name }) => getOrAdd(tables, name).result())
  const { rows: files, ...emailSums } = emails.result()
  const isWhole =
    tables.size === manifest.tables.length &&
    manifest.tables.every((table, at) => hasContents(table, sums[at])) &&
    hasContents({ ...manifest.emails, rows: manifest.emails.files }, { ...emailSums, rows: files })
  if (!isWhole) throw new BackupError('The backup is damaged: its checksums do not match')
  return manifest
}

type Contents = { rows: number; bytes: number; sha256: string }

/** Whether both have the same counts and hash. */
export function hasContents(one: Contents, other: Contents | undefined): boolean {
  return one.rows === other?.rows && one.bytes === other.bytes && one.sha256 === other.sha256
}

function getOrAdd(
  tables: Map<string, ReturnType<typeof createContentsHash>>,
  name: string,
): ReturnType<typeof createContentsHash> {
  const found = tables.get(name) ?? createContentsHash()
  tables.set(name, found)
  return found
}

function parseManifest(content: Buffer): BackupManifest {
  try {
    return backupManifest.parse(JSON.parse(content.toString('utf8')))
  } catch {
    throw new BackupError('This version does not know the format of the backup')
  }
}
