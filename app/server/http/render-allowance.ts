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
  /** Of the time, what the renders of one address take, and milliseconds of the longest rest. */
  share: number
  restMs: number
}

export const allowanceLimits: AllowanceLimits = {
  burst: 60,
  perSecond: 5,
  atOnce: 2,
  waiting: 40,
  waitingOfOne: 6,
  waitMs: 2_000,
  share: 0.25,
  restMs: 250,
}

/** Addresses that are remembered; the one that asked longest ago is forgotten first. */
const mostAddresses = 10_000

type Account = { tokens: number; at: number; restsUntil: number }

/** What each address may still ask for, and until when it rests. */
function createAccounts(limits: AllowanceLimits, now: () => number) {
  const accounts = new Map<string, Account>()
  const restsUntil = (address: string) => accounts.get(address)?.restsUntil ?? 0

  return {
    takeToken: (address: string): void => {
      const known = accounts.get(address) ?? { tokens: limits.burst, at: now(), restsUntil: 0 }
      const earned = ((now() - known.at) / 1_000) * limits.perSecond
      const tokens = Math.min(limits.burst, known.tokens + earned)
      if (tokens < 1) throw new RetryLaterError('This address asks for many pages')
      accounts.delete(address)
      accounts.set(address, { ...known, tokens: tokens - 1, at: now() })
      const [oldest] = accounts.keys()
      if (accounts.size > mostAddresses && oldest !== undefined) accounts.delete(oldest)
    },
    tokensOf: (address: string) => accounts.get(address)?.tokens ?? 0,
    restMs: (address: string) => Math.max(0, restsUntil(address) - now()),
    rest: (address: string, took: number): void => {
      const account = accounts.get(address)
      const rest = Math.min(limits.restMs, took * (1 / limits.share - 1))
      if (account) account.restsUntil = now() + rest
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
  limits?: AllowanceLimits
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number
  /** Resolves when what goes before renders is done. */
  waitForOthers?: () => Promise<void>
}

/**
 * Shares the renders of pages that are not stored among the addresses that ask for them
 * (requirements 11.4): for each one after another, with rests between them, so that whoever spends
 * all it may ask for leaves most of the time to others. An address that asks for more gets a
 * RetryLaterError, and those of others go first.
 */
export function createRenderAllowance({
  limits = allowanceLimits,
  now = () => performance.now(),
  waitForOthers = async () => {},
}: Options = {}) {
  const accounts = createAccounts(limits, now)
  const queue: Waiting[] = []
  const running = new Set<string>()
  let restTimer: NodeJS.Timeout | undefined

  function mayStart(address: string): boolean {
    const isFree = running.size < limits.atOnce && !running.has(address)
    return isFree && accounts.restMs(address) === 0
  }

  function waitForTurn(address: string): Promise<void> {
    const own = queue.filter((each) => each.address === address).length
    if (queue.length >= limits.waiting || own >= limits.waitingOfOne)
      throw new RetryLaterError('Too many pages wait')
    const turn = enqueue(queue, address, limits.waitMs)
    startNext()
    return turn
  }

  /** Of the addresses that may start, the one that asked for the least goes first. */
  function startNext(): void {
    const [next] = queue
      .filter(({ address }) => mayStart(address))
      .toSorted((a, b) => accounts.tokensOf(b.address) - accounts.tokensOf(a.address))
    if (!next) return startAfterRest()
    queue.splice(queue.indexOf(next), 1)
    running.add(next.address)
    next.start()
    startNext()
  }

  function startAfterRest(): void {
    clearTimeout(restTimer)
    const rests = queue.map(({ address }) => accounts.restMs(address)).filter((ms) => ms > 0)
    if (rests.length > 0) restTimer = setTimeout(startNext, Math.ceil(Math.min(...rests)))
  }

  /** Renders in turn. Throws a RetryLaterError where the address or everybody asks for too much. */
  return async <Result>(address: string, render: () => Promise<Result>): Promise<Result> => {
    accounts.takeToken(address)
    if (mayStart(address)) running.add(address)
    else await waitForTurn(address)
    let start = now()
    try {
      await waitForOthers()
      start = now()
      return await render()
    } finally {
      running.delete(address)
      accounts.rest(address, now() - start)
      startNext()
    }
  }
}

export type RenderAllowance = ReturnType<typeof createRenderAllowance>
