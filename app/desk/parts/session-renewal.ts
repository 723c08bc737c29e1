/** Milliseconds (requirements 7.2). */
export const sessionTimes = { renewBefore: 90_000, checkEvery: 30_000, firstRetry: 200 } as const

export type SessionState =
  | { kind: 'active'; secondsLeft: number }
  | { kind: 'ended' }
  | { kind: 'unknown' }

type Renewal = {
  address: string
  /** POST renews the session, GET only reads its state. */
  method: 'POST' | 'GET'
  /** The end of the session, in the time of performance.now(); there are no retries after it. */
  deadline: number
  send?: typeof fetch
  wait?: (milliseconds: number) => Promise<void>
  clock?: () => number
}

/**
 * Retries after 200 ms, 400 ms, 800 ms … while the server is unreachable. Resolves to 'ended' after
 * a 401 response or at the deadline, and to 'unknown' where the next retry would come after it.
 */
export async function renewSession({
  address,
  method,
  deadline,
  send = fetch,
  wait = sleep,
  clock = now,
}: Renewal): Promise<SessionState> {
  for (let pause: number = sessionTimes.firstRetry; ; pause *= 2) {
    const state = await fetchState(address, method, send)
    if (state.kind !== 'unknown') return state
    if (clock() + pause > deadline) return clock() >= deadline ? { kind: 'ended' } : state
    await wait(pause)
  }
}

async function fetchState(
  address: string,
  method: 'POST' | 'GET',
  send: typeof fetch,
): Promise<SessionState> {
  try {
    const response = await send(address, { method })
    if (response.status === 401) return { kind: 'ended' }
    if (!response.ok) return { kind: 'unknown' }
    const body: unknown = await response.json()
    return isSession(body) ? { kind: 'active', secondsLeft: body.secondsLeft } : { kind: 'unknown' }
  } catch {
    return { kind: 'unknown' }
  }
}

function isSession(body: unknown): body is { secondsLeft: number } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'secondsLeft' in body &&
    typeof body.secondsLeft === 'number'
  )
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function now(): number {
  return performance.now()
}
