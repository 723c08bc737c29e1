import { company } from '#catalog/company.ts'
import type { ExchangeRate } from '#domain/exchange-rate.ts'
import { dayIn } from '#domain/pricing/vat.ts'
import { errorReason } from '../db/database-error.ts'
import { fetchExchangeRate } from '../integrations/exchange-rate.ts'
import type { ServerContext } from '../server-context.ts'
import { changeRate } from './change-rate.ts'
import { findPrices } from './find-prices.ts'

type Needs = Pick<ServerContext, 'env' | 'database' | 'settings' | 'log'>

const anHour = 3_600_000

/** What the owner is told of: a jump at once, a service that fails after two days. */
export type RateProblem = 'jump' | 'stale'

const staleAfter = 48 * anHour

type DailyRate = { problem: (now: Date) => RateProblem | null; stop: () => void }

/**
 * Fetches the rate once a day, retrying every hour. A rate that the owner set by hand stays until
 * the owner resets it.
 */
export function startDailyRate(needs: Needs): DailyRate {
  let failure: { kind: RateFailure; since: Date } | null = null
  const look = async () => {
    if (!isDue(needs)) return void (failure = null)
    const result = await followService(needs, { evenOwners: false })
    const isFailure = result === 'jump' || result === 'failed'
    failure = isFailure ? { kind: result, since: failure?.since ?? new Date() } : null
  }
  const first = setTimeout(() => void look(), 0).unref()
  const clock = setInterval(() => void look(), anHour).unref()
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
  return settings.get('usd_to_ils_rate_origin')?.askedOn !== dayIn(new Date(), company.timeZone)
}

/** A tenth of a rate: the dollar has not moved that far in a day. */
const maxJump = 0.1

const jumpReason = 'the rate jumps by more than a tenth: take it by hand if it is right'

function isJump(known: ExchangeRate, next: ExchangeRate): boolean {
  // In whole ten-thousandths, as rates are stored: 3.6 and 3.96 are exactly a tenth apart.
  return Math.round(Math.abs(next - known) * 10_000) > Math.round(known * maxJump * 10_000)
}

type RateFailure = 'jump' | 'failed'

/**
 * Stores the rate of the service. A jump by more than a tenth is taken only where the owner asks for
 * the service (requirements 5.6). Otherwise the old rate stays: 'kept' where it is the owner's, else
 * with a line in the log. Never throws.
 */
export async function followService(
  needs: Needs,
  { evenOwners }: { evenOwners: boolean },
): Promise<'taken' | 'kept' | RateFailure> {
  const { env, settings, log } = needs
  try {
    const { rate, date } = await fetchExchangeRate(env.EXCHANGE_RATE_URL ?? '')
    await settings.refresh()
    const known = findPrices({ settings })
    if (!evenOwners && known.rateSource === 'owner') return 'kept'
    if (!evenOwners && known.rateSource === 'service' && isJump(known.rate, rate)) {
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
