import { setTimeout as sleep } from 'node:timers/promises'

export type BrakeLimits = {
  /** Refusals that an address gets at once, and how many come back each second. */
  burst: number
  perSecond: number
  /** Milliseconds that each further one waits. */
  delayMs: number
  /** Refusals that wait, of all addresses: more of them are sent at once. */
  waiting: number
}

const brakeLimits: BrakeLimits = { burst: 60, perSecond: 20, delayMs: 400, waiting: 500 }

/** Addresses that are remembered; the one that was refused longest ago is forgotten first. */
const mostAddresses = 10_000

/**
 * Holds up those who ask on and on for what they do not get (requirements 11.4): a refusal costs
 * little, but one laptop with 16 connections asks for 800 in a second.
 * @param now milliseconds of a clock that nobody sets
 */
export function createRefusalBrake(limits = brakeLimits, now = () => performance.now()) {
  const left = new Map<string, { tokens: number; at: number }>()
  let waiting = 0

  function takeToken(address: string): boolean {
    const known = left.get(address) ?? { tokens: limits.burst, at: now() }
    const earned = ((now() - known.at) / 1_000) * limits.perSecond
    const tokens = Math.min(limits.burst, known.tokens + earned)
    left.delete(address)
    left.set(address, { tokens: Math.max(0, tokens - 1), at: now() })
    const [oldest] = left.keys()
    if (left.size > mostAddresses && oldest !== undefined) left.delete(oldest)
    return tokens >= 1
  }

  /** Resolves when the refusal may be sent. */
  return async (address: string): Promise<void> => {
    if (takeToken(address) || waiting >= limits.waiting) return
    waiting += 1
    await sleep(limits.delayMs, undefined, { ref: false })
    waiting -= 1
  }
}

export type RefusalBrake = ReturnType<typeof createRefusalBrake>
