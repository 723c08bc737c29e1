import { RetryLaterError } from '../retry-later-error.ts'

export type AllowanceLimits = {
  /** Renders that an address may ask for at once, and how many come back each second. */
  burst: number
  perSecond: number
  /** Renders in work, of all addresses. */
  atOnce: number
  /** Renders that wait, of all addresses and of one. */
  waiting: number
  waitingOfOne: number
  /** Milliseconds that one waits at most. */
  waitMs: number
}

export const allowanceLimits: AllowanceLimits = {
  burst: 60,
  perSecond: 5,
  atOnce: 2,
  waiting: 40,
  waitingOfOne: 6,
  waitMs: 2_000,
}

/** Addresses that are remembered; the one that asked longest ago is forgotten first. */
const mostAddresses = 10_000

type Waiting = { address: string; start: () => void }

type Options = {
  limits?: AllowanceLimits
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number
  /** Resolves when what goes before renders is done. */
  waitForOthers?: () => Promise<void>
}

/**
 * Shares the renders of pages that are not stored among the addresses that ask for them
 * (requirements 11.4). An address that asks for many gets a RetryLaterError, and those of others go
 * first.
 */
export function createRenderAllowance({
  limits = allowanceLimits,
  now = () => performance.now(),
  waitForOthers = async () => {},
}: Options = {}) {
  const left = new Map<string, { tokens: number; at: number }>()
  const queue: Waiting[] = []
  const running: string[] = []

  function takeToken(address: string): void {
    const known = left.get(address)
    const earned = known ? ((now() - known.at) / 1_000) * limits.perSecond : limits.burst
    const tokens = Math.min(limits.burst, (known?.tokens ?? 0) + earned)
    if (tokens < 1) throw new RetryLaterError('This address asks for many pages')
    left.delete(address)
    left.set(address, { tokens: tokens - 1, at: now() })
    const [oldest] = left.keys()
    if (left.size > mostAddresses && oldest !== undefined) left.delete(oldest)
  }

  function waitForTurn(address: string): Promise<void> {
    const own = queue.filter((each) => each.address === address).length
    if (queue.length >= limits.waiting || own >= limits.waitingOfOne)
      throw new RetryLaterError('Too many pages wait')
    return new Promise((resolve, reject) => {
      const waiting = { address, start }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1)
        reject(new RetryLaterError('A page waited too long'))
      }, limits.waitMs)
      function start(): void {
        clearTimeout(timer)
        resolve()
      }
      queue.push(waiting)
    })
  }

  /** Of the address with the fewest in work; among those, of the one that asked for the least. */
  function startNext(): void {
    const inWork = ({ address }: Waiting) => running.filter((each) => each === address).length
    const tokensOf = ({ address }: Waiting) => left.get(address)?.tokens ?? 0
    const [next] = queue.toSorted((a, b) => inWork(a) - inWork(b) || tokensOf(b) - tokensOf(a))
    if (!next) return
    queue.splice(queue.indexOf(next), 1)
    running.push(next.address)
    next.start()
  }

  /** Renders in turn. Throws a RetryLaterError where the address or everybody asks for too much. */
  return async <Result>(address: string, render: () => Promise<Result>): Promise<Result> => {
    takeToken(address)
    if (running.length < limits.atOnce) running.push(address)
    else await waitForTurn(address)
    try {
      await waitForOthers()
      return await render()
    } finally {
      running.splice(running.indexOf(address), 1)
      startNext()
    }
  }
}

export type RenderAllowance = ReturnType<typeof createRenderAllowance>
