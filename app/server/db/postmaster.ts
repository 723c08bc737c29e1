import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The running server of a data folder, as its own file tells. */
export type Postmaster = { pid: number; socketFolder: string | null }

export function getPostmaster(dataFolder: string): Postmaster | null {
  const lines = readOrNull(join(dataFolder, 'postmaster.pid'))?.split('\n')
  const pid = Number(lines?.[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  return { pid, socketFolder: ownSocketFolder({ dataFolder, folder: lines?.[4]?.trim() ?? '' }) }
}

/** A folder in the shared temporary directory may meanwhile be somebody else's. */
function ownSocketFolder({ dataFolder, folder }: { dataFolder: string; folder: string }) {
  const socketOwner = folder === '' ? undefined : statSync(folder, { throwIfNoEntry: false })?.uid
  return socketOwner === statSync(dataFolder).uid ? folder : null
}

/** The number alone proves nothing: after a reboot it may be another program's, and a dead server nobody waits for still holds it. */
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

const patience = [
  ['SIGINT', 15_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 2_000],
] as const

/** Ends sessions and writes everything down; where that hangs, the next start recovers from the log. */
export async function stopPostmaster(dataFolder: string) {
  const pid = getPostmaster(dataFolder)?.pid
  if (pid === undefined) return
  for (const [signal, milliseconds] of patience) {
    if (!isPostmaster({ pid, dataFolder })) return
    sendSignal({ pid, signal })
    await waitForEnd({ pid, dataFolder, milliseconds })
  }
}

function sendSignal({ pid, signal }: { pid: number; signal: NodeJS.Signals }) {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended between the look and the signal.
  }
}

async function waitForEnd({
  pid,
  dataFolder,
  milliseconds,
}: {
  pid: number
  dataFolder: string
  milliseconds: number
}) {
  const end = performance.now() + milliseconds
  while (performance.now() < end && isPostmaster({ pid, dataFolder })) await sleep(20)
}

function readOrNull(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
