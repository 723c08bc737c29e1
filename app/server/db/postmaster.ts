import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * The server process of a data folder. The socket folder is null if it is not owned by the server's
 * user.
 */
export type Postmaster = { pid: number; socketFolder: string | null }

/** Reads postmaster.pid. A killed server leaves it behind, so check the pid with `isPostmaster`. */
export function getPostmaster(dataFolder: string): Postmaster | null {
  const lines = readOrNull(join(dataFolder, 'postmaster.pid'))?.split('\n')
  const pid = Number(lines?.[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  return { pid, socketFolder: ownSocketFolder({ dataFolder, folder: lines?.[4]?.trim() ?? '' }) }
}

/**
 * The socket folder; null if a folder in the shared temporary directory is now owned by another
 * user.
 */
function ownSocketFolder({ dataFolder, folder }: { dataFolder: string; folder: string }) {
  const socketOwner = folder === '' ? undefined : statSync(folder, { throwIfNoEntry: false })?.uid
  return socketOwner === statSync(dataFolder).uid ? folder : null
}

/**
 * Whether the process runs PostgreSQL on this folder. Checks the command line, because after a
 * reboot the pid may be another program's, and an ended server keeps its pid until its parent reads
 * its status.
 */
export function isPostmaster({ pid, dataFolder }: { pid: number; dataFolder: string }) {
  return `${commandLine(pid)} `.includes(` -D ${dataFolder} `)
}

function commandLine(pid: number) {
  if (existsSync('/proc/self/cmdline'))
    return readOrNull(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? ''
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

/** Whether a server runs on the folder, or ended there without a clean stop. */
export function hasPidFile(dataFolder: string): boolean {
  return existsSync(join(dataFolder, 'postmaster.pid'))
}

/**
 * Milliseconds after which an empty pid file is stale. A server writes its pid right after it
 * creates the file.
 */
const emptyFileMs = 2_000

/**
 * Removes a pid file that a power failure left empty, because PostgreSQL would not start with it.
 */
export async function removeEmptyPidFile(dataFolder: string): Promise<void> {
  const file = join(dataFolder, 'postmaster.pid')
  const isEmpty = () => statSync(file, { throwIfNoEntry: false })?.size === 0
  if (!isEmpty()) return
  const age = Date.now() - statSync(file).mtimeMs
  if (age < emptyFileMs) await sleep(emptyFileMs)
  if (isEmpty()) rmSync(file, { force: true })
}

function readOrNull(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
