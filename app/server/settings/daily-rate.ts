import type { Logger } from 'pino'
import { timeZone } from '#catalog/place.ts'
import type { ExchangeRate } from '#domain/exchange-rate.ts'
import { dayIn } from '#domain/pricing/vat.ts'
import type { Database } from '../db/database.ts'
import { errorReason } from '../db/database-error.ts'
import type { Env } from '../env.ts'
import { fetchExchangeRate } from '../integrations/exchange-rate.ts'
import { changeRate } from './change-rate.ts'
import { findPrices } from './find-prices.ts'
import type { SettingsCache } from './settings-cache.ts'

type Needs = { env: Env; database: Database; settings: SettingsCache; log: Logger }

const hourMs = 3_600_000

/** A problem to report to the owner: a jump at once, a failing service after two days. */
export type RateProblem = 'jump' | 'stale'

const staleAfter = 48 * hourMs

type DailyRate = { problem: (now: Date) => RateProblem | null; stop: () => void }

/**
 * Fetches the rate once a day, with a retry every hour. A rate set by the owner stays until the
 * owner resets it.
 */
export function startDailyRate(needs: Needs): DailyRate {
  let failure: { kind: RateFailure; since: Date } | null = null
  const checkRate = async () => {
    if (!isDue(needs)) return void (failure = null)
    const result = await updateFromService(needs, { isOwnerRequest: false })
    const isFailure = result === 'jump' || result === 'failed'
    failure = isFailure ? { kind: result, since: failure?.since ?? new Date() } : null
  }
  const first = setTimeout(() => void checkRate(), 0).unref()
  const clock = setInterval(() => void checkRate(), hourMs).unref()
  return {
    problem: (now) => {
      if (failure === null || !isDue(needs)) return null
      if (failure.kind === 'jump') return 'jump'
      return now.getTime() - failure.since.getTime() > staleAfter ? 'stale' : null
    },
    stop: () => {
      clearTimeout(first)
      clearInterval(clock)
    },
  }
}

function isDue({ env, settings }: Needs): boolean {
  if (env.EXCHANGE_RATE_URL === undefined || findPrices({ settings }).rateSource === 'owner')
    return false
  return settings.get('usd_to_ils_rate_origin')?.askedOn !== dayIn(new Date(), timeZone)
}

/** A tenth of the rate: the dollar has never moved that far in a day. */
const maxJump = 0.1

const jumpReason = 'the rate jumps by more than a tenth: accept it in the admin area if it is right'

function isJump(known: ExchangeRate, next: ExchangeRate): boolean {
  // In whole ten-thousandths, as rates are stored, so that 3.6 and 3.96 are exactly a tenth apart.
  return Math.round(Math.abs(next - known) * 10_000) > Math.round(known * maxJump * 10_000)
}

type RateFailure = 'jump' | 'failed'

/**
 * Stores the rate of the service. A jump by more than a tenth is accepted only if the owner
 * requests the rate (requirements 5.6). Returns 'kept' if the current rate is the owner's and
 * stays. A failure is logged. Never throws.
 */
export async function updateFromService(
  needs: Needs,
  { isOwnerRequest }: { isOwnerRequest: boolean },
): Promise<'taken' | 'kept' | RateFailure> {
  const { env, settings, log } = needs
  try {
    const { rate, date } = await fetchExchangeRate(env.EXCHANGE_RATE_URL ?? '')
    await settings.refresh()
    const known = findPrices({ settings })
    if (!isOwnerRequest && known.rateSource === 'owner') return 'kept'
    if (!isOwnerRequest && known.rateSource === 'service' && isJump(known.rate, rate)) {
      log.warn({ event: 'exchange-rate-not-taken', reason: jumpReason })
      return 'jump'
    }
    await changeRate(needs, { rate, source: 'service', date })
    return 'taken'
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    log.warn({ event: 'exchange-rate-not-taken', reason: errorReason(cause) })
    return 'failed'
  }
}
