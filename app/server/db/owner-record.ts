import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `unknown`: there is no record, or it is from another machine or container, whose processes are
 * not visible here.
 */
export type OwnerState = 'running' | 'gone' | 'unknown'

/**
 * Records which process runs the site on a data folder. The lock in the database is briefly free
 * after a crash of the database, and the record shows whether the process that held it still runs.
 */
export function recordOwner(dataDir: string): void {
  const namespace = describePidNamespace()
  const started = startTicksOf(process.pid)
  if (namespace === null || started === null) return
  try {
    writeFileSync(fileOf(dataDir), [namespace, process.pid, started].join('\n'), { mode: 0o600 })
  } catch {
    // Without a record another process only waits longer.
  }
}

export function removeOwner(dataDir: string): void {
  rmSync(fileOf(dataDir), { force: true })
}

export function ownerState(dataDir: string): OwnerState {
  const [namespace, pid = '', started] = readOrNull(fileOf(dataDir))?.split('\n') ?? []
  if (namespace === undefined || started === undefined || namespace !== describePidNamespace())
    return 'unknown'
  return startTicksOf(Number(pid)) === started ? 'running' : 'gone'
}

function fileOf(dataDir: string): string {
  return join(dataDir, 'site.pid')
}

/**
 * The boot id and the pid namespace in which a pid is valid; null if the system does not expose
 * them.
 */
function describePidNamespace(): string | null {
  const boot = readOrNull('/proc/sys/kernel/random/boot_id')?.trim()
  try {
    return boot ? `${boot} ${readlinkSync('/proc/self/ns/pid')}` : null
  } catch {
    return null
  }
}

/**
 * The start time of a process in ticks; null if it has ended. Needed because a pid may have been
 * reused.
 */
function startTicksOf(pid: number): string | null {
  // The name of the program, in parentheses, may contain spaces.
  const fields = readOrNull(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')
  // An ended process ('Z') keeps its pid until its parent has read its status.
  return fields === undefined || fields[0] === 'Z' ? null : (fields[19] ?? null)
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
