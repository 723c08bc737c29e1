import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** `unknown`: no record, or one of another machine or container, whose processes are not seen here. */
export type OwnerState = 'running' | 'gone' | 'unknown'

/**
 * Which process runs the site on a data folder. The lock in the database is free for a moment after
 * a crash of the database; this says meanwhile whether the process that had it is still there.
 */
export function recordOwner(dataDir: string): void {
  const world = describeWorld()
  const started = startOf(process.pid)
  if (world === null || started === null) return
  try {
    writeFileSync(fileOf(dataDir), [world, process.pid, started].join('\n'), { mode: 0o600 })
  } catch {
    // Without it a newcomer waits longer.
  }
}

export function removeOwner(dataDir: string): void {
  rmSync(fileOf(dataDir), { force: true })
}

export function ownerState(dataDir: string): OwnerState {
  const [world, pid = '', started] = readOrNull(fileOf(dataDir))?.split('\n') ?? []
  if (world === undefined || started === undefined || world !== describeWorld()) return 'unknown'
  return startOf(Number(pid)) === started ? 'running' : 'gone'
}

function fileOf(dataDir: string): string {
  return join(dataDir, 'site.pid')
}

/** The boot and the namespace that a pid belongs to; null where the system does not say. */
function describeWorld(): string | null {
  const boot = readOrNull('/proc/sys/kernel/random/boot_id')?.trim()
  try {
    return boot ? `${boot} ${readlinkSync('/proc/self/ns/pid')}` : null
  } catch {
    return null
  }
}

/** When the process started, in ticks: a pid alone may have gone to another program meanwhile. */
function startOf(pid: number): string | null {
  // The name of the program, in parentheses, may hold spaces.
  const fields = readOrNull(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')
  // An ended process keeps its pid until its parent has read its status.
  return fields === undefined || fields[0] === 'Z' ? null : (fields[19] ?? null)
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
