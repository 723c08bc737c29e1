import { execFileSync, spawnSync } from 'node:child_process'
import { realpathSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { findServerProcesses } from '#server/db/server-processes.ts'

function processesOf(dataDir: string) {
  return findServerProcesses(join(realpathSync(dataDir), 'postgres'))
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended between the search and the signal.
  }
}

/** Stops every process of the database, as a machine that hangs does. */
export function freezeDatabase(dataDir: string): void {
  for (const { pid } of processesOf(dataDir)) send(pid, 'SIGSTOP')
}

/** Kills the database beside one of its processes that hangs and so outlives it. */
export function orphanProcess(dataDir: string): void {
  const processes = processesOf(dataDir)
  const children = processes.filter(({ hasParent }) => hasParent)
  const orphan = children[Math.floor(Math.random() * children.length)]
  if (orphan) send(orphan.pid, 'SIGSTOP')
  for (const { pid, isPostmaster, hasParent } of processes)
    if (isPostmaster && !hasParent) send(pid, 'SIGKILL')
}

export function killDatabase(dataDir: string): void {
  for (const { pid, isPostmaster, hasParent } of processesOf(dataDir))
    if (isPostmaster && !hasParent) send(pid, 'SIGKILL')
}

/** A file system in memory, whose size can be changed. Null without permission to mount one. */
export function mountDisk(folder: string) {
  const size = '2g'
  const mount = (...args: string[]) =>
    spawnSync('mount', [...args, folder], { stdio: 'ignore' }).status === 0
  if (!mount('-t', 'tmpfs', '-o', `size=${size}`, 'torture')) return null
  return {
    /** Leaves no space. */
    fill: () => {
      const { blocks, bfree, bsize } = statfsSync(folder)
      mount('-o', `remount,size=${(blocks - bfree) * bsize}`)
    },
    free: () => {
      mount('-o', `remount,size=${size}`)
    },
    unmount: () => {
      execFileSync('umount', ['-l', folder])
    },
  }
}
