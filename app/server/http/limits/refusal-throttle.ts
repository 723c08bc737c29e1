import { setTimeout as sleep } from 'node:timers/promises'

export type ThrottleLimits = {
  /** Refusals that an address gets without delay, and how many are added each second. */
  burst: number
  perSecond: number
  /**
   * Milliseconds by which each further refusal is delayed on average; half as much to one and a half
   * times as much, so that refusals of many connections do not all end at the same moment.
   */
  delayMs: number
  /** Refusals delayed at the same time, of all addresses. Any more are sent without delay. */
  waiting: number
}

const throttleLimits: ThrottleLimits = { burst: 20, perSecond: 5, delayMs: 800, waiting: 500 }

/** Remembered addresses; the one refused longest ago is dropped first. */
const maxAddresses = 10_000

/**
 * Delays refusals to clients that keep sending refused requests (requirements 11.4). One refusal is
 * cheap, but a laptop with 16 connections can cause 800 in a second.
 * @param now milliseconds of a monotonic clock
 */
export function createRefusalThrottle(limits = throttleLimits, now = () => performance.now()) {
  const left = new Map<string, { tokens: number; at: number }>()
  let waiting = 0

  function takeToken(address: string): boolean {
    const known = left.get(address) ?? { tokens: limits.burst, at: now() }
    const refilled = ((now() - known.at) / 1_000) * limits.perSecond
    const tokens = Math.min(limits.burst, known.tokens + refilled)
    left.delete(address)
    left.set(address, { tokens: Math.max(0, tokens - 1), at: now() })
    const [oldest] = left.keys()
    if (left.size > maxAddresses && oldest !== undefined) left.delete(oldest)
    return tokens >= 1
  }

  /** Resolves when the refusal may be sent. */
  return async (address: string): Promise<void> => {
    if (takeToken(address) || waiting >= limits.waiting) return
    waiting += 1
    await sleep(limits.delayMs * (0.5 + Math.random()), undefined, { ref: false })
    waiting -= 1
  }
}

export type RefusalThrottle = ReturnType<typeof createRefusalThrottle>
