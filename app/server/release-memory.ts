import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds between checks. */
const interval = 30_000

/** Resident bytes that a site at rest does not need. */
const highBytes = 220 * 1024 * 1024

/** The share of the interval in which the process worked, below which a pause is not noticed. */
const maxUse = 0.1

/** Milliseconds until the next attempt, after one that changed little. */
const retryAfter = 600_000

type Collect = (options: { type: 'major'; flavor: 'last-resort'; execution: 'sync' }) => void

/**
 * Returns the memory of a burst of requests to the system, once it is over: V8 collects what it no
 * longer needs only while new objects are made, and keeps the pages of its heap. A full collection
 * takes about 200 ms, so it waits for a quiet moment.
 */
export function startReleasingMemory(): { stop: () => void } {
  setFlagsFromString('--expose-gc')
  // SAFETY: the function that the flag adds to new contexts (Node's documentation of --expose-gc).
  const collect = runInNewContext('gc') as Collect
  let before = performance.eventLoopUtilization()
  let notBefore = 0
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    const isDue = process.memoryUsage.rss() > highBytes && performance.now() > notBefore
    if (!isDue || utilization > maxUse) return
    collect({ type: 'major', flavor: 'last-resort', execution: 'sync' })
    if (process.memoryUsage.rss() > highBytes) notBefore = performance.now() + retryAfter
  }, interval)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
