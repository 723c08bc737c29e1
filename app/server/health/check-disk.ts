import { existsSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { freeShareOf, isLow } from '../disk-space.ts'
import type { Env } from '../env.ts'
import { type Finding, finding } from './finding.ts'

/** The disk of the data and, if it is another one, that of the backups. */
export async function checkDisk({
  DATA_DIR,
  BACKUP_DIR,
}: Pick<Env, 'DATA_DIR' | 'BACKUP_DIR'>): Promise<Finding[]> {
  const data = nearestExisting(DATA_DIR)
  const backups = nearestExisting(BACKUP_DIR)
  const isOneDisk = (await stat(data)).dev === (await stat(backups)).dev
  return [
    await describeDisk(data, 'data'),
    ...(isOneDisk ? [] : [await describeDisk(backups, 'backups')]),
  ]
}

async function describeDisk(folder: string, what: 'data' | 'backups'): Promise<Finding> {
  const stats = await statfs(folder)
  const bytes = stats.bavail * stats.bsize
  return describeFree({ folder, what, bytes, share: freeShareOf(stats) })
}

/** @param free bytes, and their share of the disk from 0 to 1 */
export function describeFree(free: {
  folder: string
  what: 'data' | 'backups'
  bytes: number
  share: number
}): Finding {
  const { folder, what, bytes, share } = free
  const facts = {
    folder,
    free: `${(bytes / 1e9).toFixed(1)} GB`,
    share: `${Math.floor(share * 100)}%`,
  }
  if (isLow(share))
    return finding('wrong', what === 'data' ? 'disk-full' : 'disk-backups-full', facts)
  return finding('good', what === 'data' ? 'disk-good' : 'disk-backups-good', facts)
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder))
}
