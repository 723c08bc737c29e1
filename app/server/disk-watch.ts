import { describeError } from './describe-error.ts'
import { findLowSpace } from './disk-space.ts'
import { alertOwner } from './owner-alerts.ts'
import type { ServerContext } from './server-context.ts'

/** Milliseconds. A disk may fill quickly, and asking the system costs nothing. */
const interval = 60_000

/** Emails the owner once a day while little of the disk with the data is free. */
export function startDiskWatch(context: ServerContext): { stop: () => void } {
  const { env, log } = context
  let wasLow = false
  const check = async () => {
    const disk = await findLowSpace(env.DATA_DIR)
    if (disk !== null && !wasLow)
      log.warn({ event: 'disk-almost-full', freePercent: Math.floor(disk * 100) })
    wasLow = disk !== null
    await alertOwner(context, { disk }).catch((error: unknown) =>
      log.warn({ event: 'owner-alert-failed', kind: 'disk', error: describeError(error) }),
    )
  }
  const first = setTimeout(() => void check(), 0).unref()
  const clock = setInterval(() => void check(), interval).unref()
  return {
    stop: () => {
      clearTimeout(first)
      clearInterval(clock)
    },
  }
}
