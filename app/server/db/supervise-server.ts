import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { errorReason } from './database-error.ts'
import { createLivenessCheck } from './liveness-check.ts'
import { launchPostgres, type Launch } from './launch-postgres.ts'
import { getPostmaster, isPostmaster } from './postmaster.ts'
import { probe } from './probe.ts'
import { hasStoppedProcess, killServer } from './server-processes.ts'

/**
 * Milliseconds between checks. A check reads two small files, and is frequent enough that a restart
 * is done before a visitor retries.
 */
const checkInterval = 250

/** Restarts a server that ends or hangs, until `stop`. */
export function superviseServer({ launch, log }: { launch: Launch; log: Logger }) {
  const stopping = new AbortController()
  const loop = watch({ launch, log, signal: stopping.signal })
  return {
    stop: async () => {
      stopping.abort()
      await loop
    },
  }
}

type Watch = { launch: Launch; log: Logger; signal: AbortSignal }

async function watch({ launch, log, signal }: Watch) {
  let delay: number = checkInterval
  const isUnresponsive = createLivenessCheck({ responds: () => responds(launch) })
  while (await pause({ delay, signal })) {
    const postmaster = getPostmaster(launch.dataFolder)
    let isRunning =
      postmaster !== null && isPostmaster({ pid: postmaster.pid, dataFolder: launch.dataFolder })
    if (isRunning && isUnresponsive()) {
      log.error('database does not answer, ending it')
      await killServer(launch.dataFolder)
      isRunning = false
    }
    const isUp = isRunning || (await restart({ launch, log, signal }))
    delay = isUp ? checkInterval : Math.min(delay * 2, 1_000)
  }
}

/**
 * A server of which any process is stopped does not respond: that process may hold what the others
 * wait for.
 */
async function responds({ socketFolder, dataFolder }: Launch): Promise<boolean> {
  return (await probe(socketFolder)) !== 'absent' && !hasStoppedProcess(dataFolder)
}

async function restart({ launch, log, signal }: Watch) {
  log.warn('database stopped by itself, restarting it')
  try {
    await launchPostgres(launch, signal)
    log.info('database is back')
    return true
  } catch (error) {
    if (!signal.aborted)
      log.error({ reason: errorReason(error) }, 'database does not start, retrying')
    return false
  }
}

async function pause({ delay, signal }: { delay: number; signal: AbortSignal }) {
  await sleep(delay, undefined, { signal, ref: false }).catch(() => {})
  return !signal.aborted
}
