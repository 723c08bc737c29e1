import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backupFileName, type BackupKind } from '#domain/backups/backup-name.ts'
import { BackupError } from './backup-error.ts'
import { findBackups, hasSpaceFor } from './backup-folder.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { verifyBackup } from './read-backup.ts'
import { type BackupSource, writeBackup } from './write-backup.ts'

export type MadeBackup = { path: string; size: number; manifest: BackupManifest }

/**
 * Writes a backup into a folder, flushes it to disk, reads it back and verifies it. The file gets
 * its final name only then, so that every file with the name of a backup is complete. Leaves no
 * file on failure.
 */
export async function makeBackupFile(
  source: BackupSource,
  { folder, kind, now }: { folder: string; kind: BackupKind; now: Date },
): Promise<MadeBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = backupFileName({ kind, madeAt: now, isEncrypted: source.passphrase !== null })
  const path = join(folder, name)
  const unfinished = join(folder, `.${name}.part`)
  try {
    await requireSpace(folder)
    await writeBackup(source, createWriteStream(unfinished, { mode: 0o600, flush: true }))
    const manifest = await verifyBackup({ path: unfinished, passphrase: source.passphrase })
    await rename(unfinished, path)
    await flushFolder(folder)
    return { path, size: (await stat(path)).size, manifest }
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** Requires space for twice the size of the last backup, because the next one is seldom larger. */
async function requireSpace(folder: string): Promise<void> {
  const [last] = await findBackups(folder)
  if (!(await hasSpaceFor(folder, 2 * (last?.size ?? 0))))
    throw new BackupError('The disk has no room for a backup', 'full')
}

/** Flushes the folder, so that the rename survives a power failure. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
