import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getPostmaster, isPostmaster } from './postmaster.ts'

type ServerProcess = {
  pid: number
  /** Whether it is the one that starts the others. */
  isPostmaster: boolean
  /** Whether its parent is one of these processes too. */
  hasParent: boolean
  /** Whether a signal such as SIGSTOP has stopped it, so that it answers nobody. */
  isStopped: boolean
}

/**
 * All processes of PostgreSQL on a data folder, the postmaster first: also those whose postmaster
 * was killed, which keep the next one from starting. They are known by their program and current
 * folder, which PostgreSQL never leaves, so that no other server is touched. Elsewhere than on Linux
 * only the postmaster is known.
 * @param dataFolder without symbolic links
 */
export function findServerProcesses(dataFolder: string): ServerProcess[] {
  const pids = findPids(dataFolder)
  const recorded = getPostmaster(dataFolder)?.pid
  return pids
    .map((pid) => {
      const { state, parent } = statusOf(pid)
      return {
        pid,
        // One that it has just forked has its command line too.
        isPostmaster: pid === recorded && isPostmaster({ pid, dataFolder }),
        hasParent: pids.includes(parent),
        isStopped: state === 'T',
      }
    })
    .toSorted((one, other) => Number(one.hasParent) - Number(other.hasParent))
}

function findPids(dataFolder: string): number[] {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && runsIn(name, dataFolder))
      .map(Number)
  const pid = getPostmaster(dataFolder)?.pid
  return pid !== undefined && isPostmaster({ pid, dataFolder }) ? [pid] : []
}

function runsIn(pid: string, dataFolder: string): boolean {
  try {
    // The program may have been deleted by an upgrade since it was started.
    const program = basename(readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, ''))
    return program === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === dataFolder
  } catch {
    // The process has ended, or belongs to another user.
    return false
  }
}

function statusOf(pid: number): { state: string; parent: number } {
  try {
    // The name of the program, in parentheses, may contain spaces.
    const [state = '', parent] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return { state, parent: Number(parent) }
  } catch {
    return { state: '', parent: 0 }
  }
}

/** Milliseconds within which the system ends a killed process, even on a busy machine. */
const killMs = 10_000

/** Ends a server that hangs, with all its processes. The next start recovers. */
export async function killServer(dataFolder: string): Promise<void> {
  await killAll(() => findServerProcesses(dataFolder))
}

/**
 * Milliseconds in which processes end by themselves after their postmaster did: most of them at
 * once, one that runs a statement after it.
 */
const orphanMs = 1_000

/**
 * Ends processes whose postmaster was killed. PostgreSQL refuses to start beside them, however long
 * they hang. Leaves a running server alone.
 */
export async function killOrphans(dataFolder: string): Promise<void> {
  const findOrphans = () =>
    findServerProcesses(dataFolder).filter((each) => !each.hasParent && !each.isPostmaster)
  const end = performance.now() + orphanMs
  while (findOrphans().length > 0 && performance.now() < end) await sleep(20)
  await killAll(findOrphans)
}

/** Repeats, because a process may start another between the search and its end. */
async function killAll(find: () => readonly ServerProcess[]): Promise<void> {
  const end = performance.now() + killMs
  for (let found = find(); found.length > 0 && performance.now() < end; found = find()) {
    for (const { pid } of found) kill(pid)
    await sleep(20)
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process ended between the search and the signal.
  }
}

/** Whether a process of the server is stopped by a signal, as a debugger or a person may do. */
export function hasStoppedProcess(dataFolder: string): boolean {
  return findServerProcesses(dataFolder).some(({ isStopped }) => isStopped)
}
