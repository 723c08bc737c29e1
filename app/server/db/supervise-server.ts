import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { errorReason } from './database-error.ts'
import { launchPostgres, type Launch } from './launch-postgres.ts'
import { getPostmaster, isPostmaster } from './postmaster.ts'
import { probe } from './probe.ts'
import { hasStoppedProcess, killServer } from './server-processes.ts'

/**
 * Milliseconds between checks. A check reads two small files, and is frequent enough that a restart
 * is done before a visitor retries.
 */
const checkInterval = 250

/**
 * Milliseconds between probes, which detect a process that hangs. Each probe opens a connection.
 */
const probeInterval = 3_000

/**
 * Milliseconds without a response after which a server is ended. A server that reports that it is
 * recovering responds.
 */
const maxSilence = 12_000

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
  const isUnresponsive = createLivenessCheck(launch)
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
 * Returns a function that probes the server at intervals, and returns true if it has not responded
 * for too long. A server of which any process is stopped does not respond: that process may hold
 * what the others wait for.
 */
function createLivenessCheck({ socketFolder, dataFolder }: Launch): () => boolean {
  let answeredAt = performance.now()
  let probedAt = answeredAt
  let isProbing = false
  return () => {
    const now = performance.now()
    if (!isProbing && now - probedAt >= probeInterval) {
      isProbing = true
      probedAt = now
      void probe(socketFolder).then((state) => {
        isProbing = false
        if (state !== 'absent' && !hasStoppedProcess(dataFolder)) answeredAt = performance.now()
      })
    }
    // A pause of this process, for example because the machine slept, is not a fault of the server.
    if (now - probedAt > maxSilence) probedAt = answeredAt = now
    if (now - answeredAt < maxSilence) return false
    answeredAt = now
    return true
  }
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
