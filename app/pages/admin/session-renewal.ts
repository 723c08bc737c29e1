/** Milliseconds (requirements 7.2). */
export const sessionTimes = { margin: 90_000, tick: 30_000, firstRetry: 200 } as const

export type SessionState =
  | { kind: 'alive'; secondsLeft: number }
  | { kind: 'ended' }
  | { kind: 'unknown' }

type Renewal = {
  address: string
  /** POST makes the session live longer, GET only asks. */
  method: 'POST' | 'GET'
  /** performance.now() of the end of the session: after it there is nothing left to try. */
  until: number
  send?: typeof fetch
  wait?: (milliseconds: number) => Promise<void>
  clock?: () => number
}

/** Tries again after 200 ms, 400 ms, 800 ms … while the server cannot be reached; only the server itself says that the session has ended. */
export async function renewSession({
  address,
  method,
  until,
  send = fetch,
  wait = sleep,
  clock = now,
}: Renewal): Promise<SessionState> {
  for (let pause: number = sessionTimes.firstRetry; ; pause *= 2) {
    const state = await ask(address, method, send)
    if (state.kind !== 'unknown') return state
    if (clock() + pause > until) return clock() >= until ? { kind: 'ended' } : state
    await wait(pause)
  }
}

async function ask(
  address: string,
  method: 'POST' | 'GET',
  send: typeof fetch,
): Promise<SessionState> {
  try {
    const response = await send(address, { method })
    if (response.status === 401) return { kind: 'ended' }
    if (!response.ok) return { kind: 'unknown' }
    const body: unknown = await response.json()
    return isSession(body) ? { kind: 'alive', secondsLeft: body.secondsLeft } : { kind: 'unknown' }
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
