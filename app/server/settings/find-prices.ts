import { company } from '#catalog/company.ts'
import type { PriceChoices } from '#catalog/price-book.ts'
import { knownChoices } from '#catalog/price-choices.ts'
import { priceListFor } from '#catalog/price-list.ts'
import { exchange, vatRates } from '#catalog/pricing-rules.ts'
import { parseExchangeRate, type ExchangeRate } from '#domain/exchange-rate.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'
import { dayIn, requireVatRate, type Day, type VatRate } from '#domain/pricing/vat.ts'
import type { ServerContext } from '../server-context.ts'

export type RateSource = 'default' | 'owner' | 'service'

export type Prices = {
  /** Which reading of each price the owner chose. */
  choices: PriceChoices
  /** Shekels for one dollar. */
  rate: ExchangeRate
  /** The day that the rate is of. */
  rateDate: Day
  rateSource: RateSource
  /** Today, by the studio's clock, and the VAT of today. */
  day: Day
  vat: VatRate
  /** What the builder and the quotes count with: all of the above applied. */
  list: PriceList
}

/** What every page, email and quote counts with: one place, so that no two of them differ. Never waits, never throws. */
export function findPrices({ settings }: Pick<ServerContext, 'settings'>): Prices {
  const day = dayIn(new Date(), company.timeZone)
  const choices = knownChoices(settings.get('price_choices') ?? {})
  const rate = findRate(settings, day)
  return {
    choices,
    ...rate,
    day,
    vat: requireVatRate(vatRates, day),
    list: priceListFor({ choices, usdToIls: rate.rate, on: day }),
  }
}

function findRate(
  settings: ServerContext['settings'],
  day: Day,
): Pick<Prices, 'rate' | 'rateDate' | 'rateSource'> {
  const rate = settings.get('usd_to_ils_rate')
  const row = settings.row('usd_to_ils_rate')
  if (rate === null || row === null)
    return { rate: exchange.defaultRate, rateDate: day, rateSource: 'default' }
  const origin = settings.get('usd_to_ils_rate_origin')
  const isOfThisRate = origin !== null && parseExchangeRate(origin.rate) === rate
  if (isOfThisRate) return { rate, rateDate: origin.date, rateSource: origin.source }
  return {
    rate,
    rateDate: dayIn(row.updatedAt, company.timeZone),
    rateSource: row.version === 1 ? 'default' : 'owner',
  }
}
