import { RetryLaterError } from '#server/retry-later-error.ts'

export type QueueLimits = {
  /** Renders that an address may request at once, and how many are added each second. */
  burst: number
  perSecond: number
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
  burst: 20,
  perSecond: 1,
  maxConcurrent: 2,
  waiting: 40,
  waitingPerAddress: 6,
  waitMs: 2_000,
  share: 0.25,
  maxPauseMs: 250,
}

/** Remembered addresses; the one with the oldest request is dropped first. */
const maxAddresses = 10_000

type Account = { tokens: number; at: number; pausedUntil: number }

/** How many renders each address may still request, and the end of its current pause. */
function createAccounts(limits: QueueLimits, now: () => number) {
  const accounts = new Map<string, Account>()
  const pausedUntil = (address: string) => accounts.get(address)?.pausedUntil ?? 0

  return {
    takeToken: (address: string): void => {
      const known = accounts.get(address) ?? { tokens: limits.burst, at: now(), pausedUntil: 0 }
      const refilled = ((now() - known.at) / 1_000) * limits.perSecond
      const tokens = Math.min(limits.burst, known.tokens + refilled)
      if (tokens < 1) throw new RetryLaterError('This address requests too many pages')
      accounts.delete(address)
      accounts.set(address, { ...known, tokens: tokens - 1, at: now() })
      const [oldest] = accounts.keys()
      if (accounts.size > maxAddresses && oldest !== undefined) accounts.delete(oldest)
    },
    tokensOf: (address: string) => accounts.get(address)?.tokens ?? 0,
    remainingPauseMs: (address: string) => Math.max(0, pausedUntil(address) - now()),
    pause: (address: string, took: number): void => {
      const account = accounts.get(address)
      const pause = Math.min(limits.maxPauseMs, took * (1 / limits.share - 1))
      if (account) account.pausedUntil = now() + pause
    },
  }
}

type Waiting = { address: string; start: () => void }

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
}: Options = {}) {
  const accounts = createAccounts(limits, now)
  const queue: Waiting[] = []
  const running = new Set<string>()
  let pauseTimer: NodeJS.Timeout | undefined

  function mayStart(address: string): boolean {
    const isFree = running.size < limits.maxConcurrent && !running.has(address)
    return isFree && accounts.remainingPauseMs(address) === 0
  }

  function waitForTurn(address: string): Promise<void> {
    const own = queue.filter((each) => each.address === address).length
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
      .toSorted((a, b) => accounts.tokensOf(b.address) - accounts.tokensOf(a.address))
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
    const pauses = queue
      .filter(({ address }) => !running.has(address))
      .map(({ address }) => accounts.remainingPauseMs(address))
    if (pauses.length > 0) pauseTimer = setTimeout(startNext, Math.ceil(Math.min(...pauses)))
  }

  return {
    /**
     * Renders when it is the turn of this address. Throws a RetryLaterError when the address is over
     * its limit or the queue is full.
     */
    async run<Result>(address: string, render: () => Promise<Result>): Promise<Result> {
      accounts.takeToken(address)
      if (mayStart(address)) running.add(address)
      else await waitForTurn(address)
      let start = now()
      try {
        await waitForForms()
        start = now()
        return await render()
      } finally {
        running.delete(address)
        accounts.pause(address, now() - start)
        startNext()
      }
    },
  }
}

export type RenderQueue = ReturnType<typeof createRenderQueue>
