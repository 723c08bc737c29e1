import { existsSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { freeShareOf, isLow } from '#server/disk-space.ts'
import type { Env } from '#server/env.ts'
import type { Check } from './check.ts'

/** The disk of the data and, if it is another one, that of the backups. */
export async function checkDisk({
  DATA_DIR,
  BACKUP_DIR,
}: Pick<Env, 'DATA_DIR' | 'BACKUP_DIR'>): Promise<Check[]> {
  const data = nearestExisting(DATA_DIR)
  const backups = nearestExisting(BACKUP_DIR)
  const isOneDisk = (await stat(data)).dev === (await stat(backups)).dev
  return [
    await describeDisk(data, 'data'),
    ...(isOneDisk ? [] : [await describeDisk(backups, 'backups')]),
  ]
}

async function describeDisk(folder: string, what: string): Promise<Check> {
  const stats = await statfs(folder)
  const bytes = stats.bavail * stats.bsize
  return describeFree({ folder, what, bytes, share: freeShareOf(stats) })
}

/** @param free bytes, and their share of the disk from 0 to 1 */
export function describeFree(free: {
  folder: string
  what: string
  bytes: number
  share: number
}): Check {
  const { folder, what, bytes, share } = free
  const text = `${what} in ${folder}: ${(bytes / 1e9).toFixed(1)} GB free, ${Math.floor(share * 100)} %`
  if (!isLow(share)) return { name: 'disk', state: 'good', text }
  return { name: 'disk', state: 'wrong', text: `${text}. A full disk takes no leads` }
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder))
}
