import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'
import { migrateDatabase, newestMigration } from '../db/migrate-database.ts'
import { visitDatabase, visitEmbedded } from '../db/visit-database.ts'
import type { Env } from '../env.ts'
import { emailFolder } from '../integrations/email-files.ts'
import { BackupError } from './backup-error.ts'
import { type BackupManifest, parseEntryName } from './backup-manifest.ts'
import { type BackupFile, readBackup, verifyBackup } from './read-backup.ts'
import { requireEmptyDatabase, restoreTables, type TableParts } from './restore-store.ts'
import { openSession, unlimited } from './snapshot-store.ts'

type Target = Pick<Env, 'DATABASE_OWNER_URL' | 'DATABASE_URL' | 'DATA_DIR'>

/**
 * Restores a backup into an empty target, then migrates it to this version. Verifies the whole file
 * before anything is written; a failure leaves the target unchanged (requirements 12.1). Throws a
 * BackupError.
 */
export async function restoreBackup(file: BackupFile, target: Target): Promise<BackupManifest> {
  const manifest = await verifyKnownBackup(file)
  await requireEmptyFolder(target)
  const temporary = await createTemporaryFolder(target.DATA_DIR)
  try {
    await writeEmails(file, emailFolder({ DATA_DIR: temporary }))
    const fill = (database: Database) => fillDatabase(database, file, manifest)
    if (target.DATABASE_URL === undefined) await visitEmbedded(temporary, fill)
    else await visitDatabase(target, fill)
    await moveIntoPlace(temporary, target)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
  return manifest
}

/** Verifies the whole file. Throws a BackupError also for a backup of a newer version. */
export async function verifyKnownBackup(file: BackupFile): Promise<BackupManifest> {
  const manifest = await verifyBackup(file)
  if (manifest.migration > newestMigration())
    throw new BackupError(
      'The backup was made by a newer version of the site: restore it with that version',
    )
  return manifest
}

/** Fills an empty database from a verified backup and migrates it to this version. */
export async function fillDatabase(
  database: Pick<Database, 'pool'>,
  file: BackupFile,
  manifest: BackupManifest,
): Promise<void> {
  const client = await openSession(database)
  try {
    await requireEmptyDatabase(client)
    await restoreTables(client, manifest, tableParts(file))
  } finally {
    // Closing the connection rolls an open transaction back.
    await client.end()
  }
  await migrateDatabase(unlimited(database.pool))
}

async function* tableParts(file: BackupFile): TableParts {
  for await (const { name, content } of readBackup(file)) {
    const entry = parseEntryName(name)
    if (entry !== null && entry !== 'manifest' && 'table' in entry)
      yield { table: entry.table, text: content }
  }
}

export async function writeEmails(file: BackupFile, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for await (const { name, content } of readBackup(file)) {
    const entry = parseEntryName(name)
    if (entry !== null && entry !== 'manifest' && 'emailId' in entry)
      await writeFile(join(folder, `${entry.emailId}.eml`), content, { mode: 0o600 })
  }
}

/**
 * Root runs PostgreSQL as another user, who must be able to enter these folders but not list them.
 */
const folderMode = process.getuid?.() === 0 ? 0o711 : 0o700

/** In the data folder, so that the final move is a rename. */
export async function createTemporaryFolder(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: folderMode })
  const folder = await mkdtemp(join(dataDir, 'restore-'))
  await chmod(folder, folderMode)
  return folder
}

async function requireEmptyFolder({ DATABASE_URL, DATA_DIR }: Target): Promise<void> {
  const emails = await readdir(emailFolder({ DATA_DIR })).catch(() => [])
  const hasDatabase = DATABASE_URL === undefined && existsSync(join(DATA_DIR, 'postgres'))
  if (emails.length > 0 || hasDatabase)
    throw new BackupError(`${DATA_DIR} holds data already: restore into a new folder`)
}

/** Moves the database last, because the target counts as restored once it has one. */
async function moveIntoPlace(temporary: string, { DATABASE_URL, DATA_DIR }: Target): Promise<void> {
  await rename(emailFolder({ DATA_DIR: temporary }), emailFolder({ DATA_DIR }))
  if (DATABASE_URL === undefined)
    await rename(join(temporary, 'postgres'), join(DATA_DIR, 'postgres'))
}
