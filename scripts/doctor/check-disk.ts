import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Env } from '#server/env.ts'
import type { Check } from './check.ts'

/** The least share of a disk that should be free. */
const least = 0.1

export async function checkDisk({
  DATA_DIR,
  BACKUP_DIR,
}: Pick<Env, 'DATA_DIR' | 'BACKUP_DIR'>): Promise<Check[]> {
  const data = await describeDisk(DATA_DIR, 'data')
  const backups = await describeDisk(BACKUP_DIR, 'backups')
  return data.text.slice(data.text.indexOf(':')) === backups.text.slice(backups.text.indexOf(':'))
    ? [data]
    : [data, backups]
}

async function describeDisk(folder: string, what: string): Promise<Check> {
  const { bavail, blocks, bsize } = await statfs(nearestExisting(folder))
  return describeFree({ folder, what, free: bavail * bsize, size: blocks * bsize })
}

/** @param disk in bytes */
export function describeFree(disk: {
  folder: string
  what: string
  free: number
  size: number
}): Check {
  const { folder, what, free, size } = disk
  const share = Math.floor((free / size) * 100)
  const text = `${what} in ${folder}: ${(free / 1e9).toFixed(1)} GB free, ${share} %`
  if (free >= size * least) return { name: 'disk', state: 'good', text }
  return { name: 'disk', state: 'wrong', text: `${text}. A full disk takes no leads` }
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder))
}
