import { readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackupName, parseBackupName } from '#domain/backups/backup-name.ts'
import { expiredBackups } from '#domain/backups/expired-backups.ts'

export type StoredBackup = BackupName & { name: string; path: string; size: number }

/** The backups of a folder, newest first; none if the folder does not exist. */
export async function findBackups(folder: string): Promise<StoredBackup[]> {
  const found: StoredBackup[] = []
  for (const name of await readdir(folder).catch(() => [])) {
    const parsed = parseBackupName(name)
    const path = join(folder, name)
    const size = parsed && (await stat(path).catch(() => null))?.size
    if (parsed && size) found.push({ ...parsed, name, path, size })
  }
  return found.sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
}

/** A backup by file name; null if there is none. */
export async function getBackup(folder: string, name: string): Promise<StoredBackup | null> {
  const found = await findBackups(folder)
  return found.find((backup) => backup.name === name) ?? null
}

/** Milliseconds after which an unfinished file is one that a killed process left. */
const unfinishedAge = 86_400_000

/** Removes expired backups and old unfinished files. */
export async function removeExpiredBackups(folder: string, now: Date): Promise<void> {
  for (const { path } of expiredBackups(await findBackups(folder))) await rm(path, { force: true })
  for (const name of await readdir(folder)) {
    if (parseBackupName(name.replace(/^\.(.+)\.part$/, '$1')) === null || !name.startsWith('.'))
      continue
    const path = join(folder, name)
    const changed = (await stat(path).catch(() => null))?.mtimeMs ?? now.getTime()
    if (now.getTime() - changed > unfinishedAge) await rm(path, { force: true })
  }
}

/** Free bytes that a backup must leave for the database on the same disk. */
const reserve = 256 * 1024 * 1024

/** Whether the disk of a folder has space for `bytes` and the reserve. */
export async function hasSpaceFor(folder: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize > bytes + reserve
}

/** Whether two folders are on the same disk, so that its failure would destroy both. */
export async function isOnSameDisk(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all(
    [one, other].map((folder) => stat(folder).catch(() => null)),
  )
  return first !== null && first?.dev === second?.dev
}
