import { setTimeout as sleep } from 'node:timers/promises'
import { createMemoryRateLimiter } from '#server/rate-limits/memory-rate-limiter.ts'
import type { RateLimit } from '#server/rate-limits/rate-limit.ts'

export type ThrottleLimits = {
  /** The refusals that an address gets without delay. */
  undelayed: RateLimit
  /**
   * Milliseconds by which each further refusal is delayed on average; half as much to one and a half
   * times as much, so that refusals of many connections do not all end at the same moment.
   */
  delayMs: number
  /** Refusals delayed at the same time, of all addresses. Any more are sent without delay. */
  waiting: number
}

export const throttleLimits: ThrottleLimits = {
  undelayed: { limit: 20, windowSeconds: 4 },
  delayMs: 800,
  waiting: 500,
}

/**
 * Delays refusals to clients that keep sending refused requests (requirements 11.4). One refusal is
 * cheap, but a laptop with 16 connections can cause 800 in a second.
 * @param now milliseconds of a monotonic clock
 */
export function createRefusalThrottle(limits = throttleLimits, now = () => performance.now()) {
  const undelayed = createMemoryRateLimiter(limits.undelayed, now)
  let waiting = 0

  /** Resolves when the refusal may be sent. */
  return async (address: string): Promise<void> => {
    if (!undelayed.take(address) || waiting >= limits.waiting) return
    waiting += 1
    await sleep(limits.delayMs * (0.5 + Math.random()), undefined, { ref: false })
    waiting -= 1
  }
}

export type RefusalThrottle = ReturnType<typeof createRefusalThrottle>
