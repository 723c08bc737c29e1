import { setTimeout as setTimeoutPromise } from 'node:timers/promises'
import { createMemoryRateLimiter } from '#server/rate-limits/memory-rate-limiter.ts'
import type { RateLimit } from '#server/rate-limits/rate-limit.ts'
import { RetryLaterError } from '#server/retry-later-error.ts'

export type QueueLimits = {
  /** The renders that an address may request. */
  requests: RateLimit
  /** Renders in progress at the same time, of all addresses. */
  maxConcurrent: number
  /** The longest queue, of all addresses and of one. */
  waiting: number
  waitingPerAddress: number
  /** The longest wait in the queue, in milliseconds. */
  waitMs: number
  /**
   * The largest share of the time that renders of one address may take, from 0 to 1, and the
   * longest pause after a render, in milliseconds.
   */
  share: number
  maxPauseMs: number
}

export const queueLimits: QueueLimits = {
  requests: { limit: 20, windowSeconds: 20 },
  maxConcurrent: 2,
  waiting: 40,
  waitingPerAddress: 6,
  waitMs: 2_000,
  share: 0.25,
  maxPauseMs: 250,
}

/** Until when each address pauses, in milliseconds of the clock. */
function createPauses({ share, maxPauseMs }: QueueLimits, now: () => number) {
  const ends = new Map<string, number>()

  return {
    /** Milliseconds; 0 outside a pause. */
    remaining: (address: string): number => Math.max(0, (ends.get(address) ?? 0) - now()),
    begin: (address: string, renderMs: number): void => {
      for (const [paused, end] of ends) if (end <= now()) ends.delete(paused)
      ends.set(address, now() + Math.min(maxPauseMs, renderMs * (1 / share - 1)))
    },
  }
}

/**
 * Counts the requests of each address. One that requests a page at a time, as crawlers do, is slowed
 * down and not refused.
 */
function createRequests(
  { requests, waitMs: most }: QueueLimits,
  now: () => number,
  sleep: (ms: number) => Promise<unknown>,
) {
  const limiter = createMemoryRateLimiter(requests, now)
  const slowed = new Set<string>()

  /** Milliseconds until the address has a whole token. */
  function waitMsOf(address: string): number {
    const missing = 1 - limiter.tokensOf(address)
    return Math.ceil((missing * requests.windowSeconds * 1_000) / requests.limit) + 1
  }

  return {
    tokensOf: limiter.tokensOf,
    /** Throws a RetryLaterError when the address has no token and is not alone, or waits too long. */
    takeOrWait: async (address: string, isAlone: boolean): Promise<void> => {
      if (!limiter.take(address)) return
      const waitMs = waitMsOf(address)
      const mayWait = isAlone && !slowed.has(address) && waitMs <= most
      if (mayWait) {
        slowed.add(address)
        await sleep(waitMs).finally(() => slowed.delete(address))
      }
      if (!mayWait || limiter.take(address))
        throw new RetryLaterError('This address requests too many pages')
    },
  }
}

type Waiting = { address: string; start: () => void }

/** How many entries of the queue are of this address. */
function ownIn(queue: readonly Waiting[], address: string): number {
  return queue.filter((each) => each.address === address).length
}

/** Resolves when `start` of its entry is called; rejects after `waitMs`. */
function enqueue(queue: Waiting[], address: string, waitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const waiting = { address, start }
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(waiting), 1)
      reject(new RetryLaterError('A page waited too long'))
    }, waitMs)
    function start(): void {
      clearTimeout(timer)
      resolve()
    }
    queue.push(waiting)
  })
}

type Options = {
  limits?: QueueLimits
  /** Milliseconds of a monotonic clock. */
  now?: () => number
  /** Resolves when the forms that have priority over renders are done. */
  waitForForms?: () => Promise<void>
  /** Resolves after so many milliseconds. */
  sleep?: (ms: number) => Promise<unknown>
}

/**
 * Shares the renders of pages that are not stored among the addresses that request them
 * (requirements 11.4). Renders of one address run one after another with pauses between them, so
 * that an address at its limit leaves most of the time to others. Requests beyond the limit get a
 * RetryLaterError, and addresses with fewer requests go first.
 */
export function createRenderQueue({
  limits = queueLimits,
  now = () => performance.now(),
  waitForForms = async () => {},
  sleep = setTimeoutPromise,
}: Options = {}) {
  const requests = createRequests(limits, now, sleep)
  const pauses = createPauses(limits, now)
  const queue: Waiting[] = []
  const running = new Set<string>()
  let pauseTimer: NodeJS.Timeout | undefined

  function mayStart(address: string): boolean {
    const isFree = running.size < limits.maxConcurrent && !running.has(address)
    return isFree && pauses.remaining(address) === 0
  }

  function waitForTurn(address: string): Promise<void> {
    const own = ownIn(queue, address)
    if (queue.length >= limits.waiting || own >= limits.waitingPerAddress)
      throw new RetryLaterError('Too many pages wait')
    const turn = enqueue(queue, address, limits.waitMs)
    startNext()
    return turn
  }

  /** Of the addresses that may start, the one with the fewest requests goes first. */
  function startNext(): void {
    const [next] = queue
      .filter(({ address }) => mayStart(address))
      .toSorted((a, b) => requests.tokensOf(b.address) - requests.tokensOf(a.address))
    if (!next) return startAfterPause()
    queue.splice(queue.indexOf(next), 1)
    running.add(next.address)
    next.start()
    startNext()
  }

  function startAfterPause(): void {
    clearTimeout(pauseTimer)
    // The end of a render starts the next one.
    if (running.size >= limits.maxConcurrent) return
    // A pause may have ended since `mayStart`, so it can be 0 here.
    const waits = queue
      .filter(({ address }) => !running.has(address))
      .map(({ address }) => pauses.remaining(address))
    if (waits.length > 0) pauseTimer = setTimeout(startNext, Math.ceil(Math.min(...waits)))
  }

  return {
    /**
     * Renders when it is the turn of this address. Throws a RetryLaterError when the address is over
     * its limit or the queue is full.
     */
    async run<Result>(address: string, render: () => Promise<Result>): Promise<Result> {
      await requests.takeOrWait(address, !running.has(address) && ownIn(queue, address) === 0)
      if (mayStart(address)) running.add(address)
      else await waitForTurn(address)
      let start = now()
      try {
        await waitForForms()
        start = now()
        return await render()
      } finally {
        running.delete(address)
        pauses.begin(address, now() - start)
        startNext()
      }
    },
  }
}

export type RenderQueue = ReturnType<typeof createRenderQueue>
