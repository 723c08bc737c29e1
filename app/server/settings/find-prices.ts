import { timeZone } from '#catalog/place.ts'
import type { PriceChoices } from '#catalog/price-book.ts'
import { knownChoices, knownOwnPrices, withSourceForAll } from '#catalog/price-choices.ts'
import type { SourceGroup } from '#catalog/prices/price-source.ts'
import { priceListFor } from '#catalog/price-list.ts'
import { exchange } from '#catalog/pricing-rules.ts'
import { studio } from '#catalog/studio.server.ts'
import { parseExchangeRate, type ExchangeRate } from '#domain/exchange-rate.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'
import { dayIn, requireVatRate, type Day, type VatRate } from '#domain/pricing/vat.ts'
import type { SettingsCache } from './settings-cache.ts'

export type RateSource = 'default' | 'owner' | 'service'

export type Prices = {
  /** The chosen source of each price: the owner's choice for it, or for all prices. */
  choices: PriceChoices
  /** The owner's choices for individual prices. */
  ownChoices: PriceChoices
  /** The owner's choice for all prices. */
  sourceForAll: SourceGroup | null
  /** Shekels per dollar. */
  rate: ExchangeRate
  /** The day of the rate. */
  rateDate: Day
  rateSource: RateSource
  /** Today in the studio's time zone, and the VAT rate of that day. */
  day: Day
  vat: VatRate
  /** The price list for the builder and the quotes, with all of the above applied. */
  list: PriceList
}

/** The current prices, shared by pages, emails and quotes. Reads only memory; never throws. */
export function findPrices({ settings }: { settings: SettingsCache }): Prices {
  const day = dayIn(new Date(), timeZone)
  const ownChoices = {
    ...knownChoices(settings.get('price_choices') ?? {}),
    ...knownOwnPrices(settings.get('own_prices') ?? {}),
  }
  const sourceForAll = settings.get('price_source') || null
  const choices = withSourceForAll(sourceForAll, ownChoices)
  const rate = findRate(settings, day)
  const { sales } = studio()
  return {
    choices,
    ownChoices,
    sourceForAll,
    ...rate,
    day,
    vat: requireVatRate(sales.vatRates, day),
    list: priceListFor({ choices, usdToIls: rate.rate, on: day, sales }),
  }
}

function findRate(
  settings: SettingsCache,
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
    rateDate: dayIn(row.updatedAt, timeZone),
    rateSource: row.version === 1 ? 'default' : 'owner',
  }
}
