import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '../env.ts'

type Parts = {
  env: Pick<Env, 'PURGE_URL' | 'PURGE_TOKEN'>
  log: Record<'info' | 'warn' | 'error', (entry: object) => void>
  /** Milliseconds before each retry: about two minutes in total. */
  backoff?: readonly number[]
  /** Timeout of one request in milliseconds. */
  timeout?: number
}

const doublingBackoff = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000]

/**
 * Purges every page from the cache in front of the site. `purge` returns at once and never throws:
 * a price change must not depend on another company's server. A purge requested during another one
 * runs after it, because the cache may have stored pages in between. Logs neither address nor
 * token.
 */
export function createCdnPurge({
  env: { PURGE_URL, PURGE_TOKEN },
  log,
  backoff = doublingBackoff,
  timeout = 5_000,
}: Parts) {
  const stopped = new AbortController()
  let isRunning = false
  let isRequestedAgain = false

  /** A newer purge replaces the retries of this one. */
  async function purgeWithRetries(url: string): Promise<void> {
    for (let attempt = 0; !stopped.signal.aborted; attempt += 1) {
      const failure = await send(url)
      if (failure === null) return log.info({ event: 'cdn-purged', attempt: attempt + 1 })
      const delay = backoff[attempt]
      if (delay === undefined) return log.error({ event: 'cdn-purge-given-up', ...failure })
      log.warn({ event: 'cdn-purge-failed', attempt: attempt + 1, ...failure })
      await sleep(delay, undefined, { signal: stopped.signal, ref: false }).catch(() => {})
      if (isRequestedAgain) return
    }
  }

  /** Returns null if the cache reports success, else the fields to log. */
  async function send(url: string): Promise<Record<string, unknown> | null> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(PURGE_TOKEN ? { [PURGE_TOKEN.name]: PURGE_TOKEN.value } : {}),
        },
        body: '{"purge_everything":true}',
        // A redirect would send the token to another server.
        redirect: 'error',
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(timeout)]),
      })
      await response.body?.cancel()
      return response.ok ? null : { status: response.status }
    } catch (error) {
      return { reason: reasonOf(error) }
    }
  }

  async function run(url: string): Promise<void> {
    isRunning = true
    do {
      isRequestedAgain = false
      await purgeWithRetries(url)
    } while (isRequestedAgain && !stopped.signal.aborted)
    isRunning = false
  }

  return {
    purge: (): void => {
      if (PURGE_URL === undefined) return
      isRequestedAgain = true
      if (!isRunning) void run(PURGE_URL)
    },
    stop: (): void => stopped.abort(),
  }
}

/** The code or name of an error, because its message may contain the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  const hasCode = cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
  return hasCode ? String(cause.code) : error.name
}
