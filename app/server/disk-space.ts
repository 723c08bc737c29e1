import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'

/** The share of a disk that has to be free. Below it the owner is told. */
const minFree = 0.1

/**
 * The free share of the disk of a folder, from 0 to 1, if it is too small; null otherwise, and if
 * the folder cannot be read.
 */
export async function findLowSpace(folder: string): Promise<number | null> {
  const stats = await statfs(folder).catch(() => null)
  if (stats === null) return null
  const free = freeShareOf(stats)
  return isLow(free) ? free : null
}

export function isLow(freeShare: number): boolean {
  return freeShare < minFree
}

type DiskStats = Pick<StatsFs, 'bavail' | 'bfree' | 'blocks' | 'ffree' | 'files'>

/**
 * From 0 to 1. A disk is also full without space for the entries of files. Space that only root may
 * use counts as used, because the database does not run as root.
 */
export function freeShareOf({ bavail, bfree, blocks, ffree, files }: DiskStats): number {
  const usable = blocks - bfree + bavail
  return Math.min(
    usable === 0 ? 1 : bavail / usable,
    // Some file systems have no fixed number of entries and report 0.
    files === 0 ? 1 : ffree / files,
  )
}
