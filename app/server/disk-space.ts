import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { isolate } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { formatNumber } from '#i18n/format.ts'

/** The share of a disk that has to be free. Below it the owner is told. */
const minFree = 0.1

/**
 * The free share of the disk of a folder, from 0 to 1, if it is too small; null otherwise, and if
 * the folder cannot be read.
 */
export async function findLowSpace(folder: string): Promise<number | null> {
  const stats = await statfs(folder).catch(() => null)
  return stats && lowSpaceOf(stats)
}

type DiskStats = Pick<StatsFs, 'bavail' | 'bfree' | 'blocks' | 'ffree' | 'files'>

/**
 * As `findLowSpace`. A disk is also full without space for the entries of files. Space that only
 * root may use counts as used, because the database does not run as root.
 */
export function lowSpaceOf({ bavail, bfree, blocks, ffree, files }: DiskStats): number | null {
  const usable = blocks - bfree + bavail
  const free = Math.min(
    usable === 0 ? 1 : bavail / usable,
    // Some file systems have no fixed number of entries and report 0.
    files === 0 ? 1 : ffree / files,
  )
  return free < minFree ? free : null
}

/** How much is free, for every page and email that shows it; rounded down. */
export function describeLowSpace(free: number, lang: DeskLang): { title: string; text: string } {
  const { adminDisk } = deskCopyFor(lang)
  const share = isolate(`${formatNumber(Math.floor(free * 100), lang)}%`, 'ltr')
  return { title: adminDisk.title, text: fill(adminDisk.text, { share }) }
}
