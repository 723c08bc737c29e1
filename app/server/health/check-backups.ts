import { findBackups, isOnSameDisk } from '../backup/backup-folder.ts'
import type { Env } from '../env.ts'
import { type Finding, finding } from './finding.ts'

/** Hours after which a backup is late: the site makes one a day. */
const late = 48

export async function checkBackups(
  { BACKUP_DIR, DATA_DIR, DATABASE_URL }: Pick<Env, 'BACKUP_DIR' | 'DATA_DIR' | 'DATABASE_URL'>,
  now: Date,
): Promise<Finding[]> {
  const [newest] = await findBackups(BACKUP_DIR)
  const isShared = DATABASE_URL === undefined && (await isOnSameDisk(DATA_DIR, BACKUP_DIR))
  return [
    describeAge(newest ? now.getTime() - newest.madeAt.getTime() : null, BACKUP_DIR),
    ...(isShared ? [finding('look', 'backups-same-disk')] : []),
  ]
}

/** @param age milliseconds, or null if there is no backup */
export function describeAge(age: number | null, folder: string): Finding {
  if (age === null) return finding('look', 'backups-none', { folder })
  const hours = Math.floor(age / 3_600_000)
  const facts = { folder, hours: String(hours) }
  return hours < late
    ? finding('good', 'backups-good', facts)
    : finding('wrong', 'backups-late', facts)
}
