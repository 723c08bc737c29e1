import { basename, join } from 'node:path'
import { rm } from 'node:fs/promises'
import type { Env } from '#server/env.ts'
import { BackupError } from '../backup-error.ts'
import { hasSpaceFor } from '../backup-folder.ts'
import type { BackupManifest } from '../backup-manifest.ts'
import type { BackupFile } from '../read-backup.ts'
import { fillDatabase, verifyKnownBackup, writeEmails } from '../restore-backup.ts'
import { type DatabaseServer, withPool } from './database-server-store.ts'
import { copyGrants, requireRights } from './restore-rights-store.ts'
import { createRestored, dropDatabase, noteRestored, openToSite } from './restored-store.ts'

/**
 * Restores a backup into a database of its own beside the running one, which it does not touch, and
 * migrates it to this version. Replaces what was restored there before. A failure leaves nothing
 * (requirements 12.1). Throws a BackupError.
 */
export async function restoreBeside(
  file: BackupFile,
  server: DatabaseServer,
  env: Pick<Env, 'DATA_DIR'>,
): Promise<BackupManifest> {
  const manifest = await verifyKnownBackup(file)
  await requireSpace(env.DATA_DIR, manifest)
  await requireRights(server)
  await discardRestored(server, env)
  try {
    await createRestored(server)
    await copyGrants(server)
    await withPool(server.connectTo(server.restored), (pool) =>
      fillDatabase({ pool }, file, manifest),
    )
    await openToSite(server)
    await writeEmails(file, restoredEmailFolder(env))
    await noteRestored(server, { backup: basename(file.path), madeAt: manifest.madeAt })
  } catch (error) {
    await discardRestored(server, env)
    throw error
  }
  return manifest
}

/** Removes what is restored beside the running data, complete or not. */
export async function discardRestored(
  server: DatabaseServer,
  env: Pick<Env, 'DATA_DIR'>,
): Promise<void> {
  await dropDatabase(server, server.restored)
  await rm(restoredEmailFolder(env), { recursive: true, force: true })
}

/** The files of the restored emails, until the switch moves them to the others. */
export function restoredEmailFolder({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'restored-mails')
}

/** What rows take in PostgreSQL with their indexes, compared with their COPY text. */
const growth = 4

async function requireSpace(dataDir: string, { tables, emails }: BackupManifest): Promise<void> {
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0)
  if (!(await hasSpaceFor(dataDir, growth * bytes + emails.bytes)))
    throw new BackupError('The disk has no room to restore the backup beside the data', 'full')
}
