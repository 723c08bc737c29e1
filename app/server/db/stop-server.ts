import { setTimeout as sleep } from 'node:timers/promises'
import { getPostmaster, isPostmaster } from './postmaster.ts'
import { hasStoppedProcess, killServer } from './server-processes.ts'

/** Signals to stop a server, and how long to wait for each, in milliseconds. */
const steps = [
  ['SIGINT', 15_000],
  ['SIGQUIT', 5_000],
] as const

/**
 * Shuts the server of a data folder down. Kills what hangs; the next start then recovers from the
 * log.
 * @param dataFolder without symbolic links
 */
export async function stopServer(dataFolder: string): Promise<void> {
  const pid = getPostmaster(dataFolder)?.pid
  // A process that a signal has stopped does not follow another one.
  if (pid !== undefined && !hasStoppedProcess(dataFolder))
    for (const [signal, milliseconds] of steps) {
      if (!isPostmaster({ pid, dataFolder })) break
      sendSignal({ pid, signal })
      await waitForEnd({ pid, dataFolder, milliseconds })
    }
  await killServer(dataFolder)
}

function sendSignal({ pid, signal }: { pid: number; signal: NodeJS.Signals }) {
  try {
    process.kill(pid, signal)
  } catch {
    // The process ended between the check and the signal.
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
