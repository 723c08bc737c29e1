import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds between checks. */
const interval = 30_000

/** Resident bytes that a site at rest does not need. */
const highBytes = 180 * 1024 * 1024

/** The share of the interval in which the process worked, below which a pause is not noticed. */
const maxUse = 0.1

/** Milliseconds until the next collection, after one that changed little. */
const retryAfter = 600_000

type Process = {
  /** Resident bytes. */
  memory: () => number
  /** Frees what it can, in up to half a second. */
  collect: () => void
  /** Milliseconds. */
  now: () => number
}

/**
 * Returns a function that collects, if much memory is held in a quiet moment.
 * @returns a function of the share of the time since the last call in which the process worked
 */
export function createRelease({ memory, collect, now }: Process): (use: number) => void {
  let notBefore = -Infinity
  return (use) => {
    if (memory() <= highBytes || use > maxUse || now() < notBefore) return
    collect()
    if (memory() > highBytes) notBefore = now() + retryAfter
  }
}

/**
 * Returns the memory of a burst of requests to the system, once it is over: V8 collects what it no
 * longer needs only while new objects are made, and keeps the pages of its heap.
 */
export function startReleasingMemory(): { stop: () => void } {
  const release = createRelease({
    memory: () => process.memoryUsage.rss(),
    collect: findCollector(),
    now: () => performance.now(),
  })
  let before = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const current = performance.eventLoopUtilization()
    release(performance.eventLoopUtilization(current, before).utilization)
    before = current
  }, interval)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

type Collector = (options: { type: 'major'; flavor: 'last-resort'; execution: 'sync' }) => void

function findCollector(): () => void {
  setFlagsFromString('--expose-gc')
  // SAFETY: the function that the flag adds to new contexts (Node's documentation of --expose-gc).
  const collect = runInNewContext('gc') as Collector
  return () => collect({ type: 'major', flavor: 'last-resort', execution: 'sync' })
}
