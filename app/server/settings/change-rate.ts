import { timeZone } from '#catalog/place.ts'
import type { ExchangeRate } from '#domain/exchange-rate.ts'
import { dayIn, type Day } from '#domain/pricing/vat.ts'
import type { Database } from '../db/database.ts'
import { changeSettings } from './setting-store.ts'
import type { SettingsCache } from './settings-cache.ts'

type Needs = { database: Database; settings: SettingsCache }

export type NewRate = { rate: ExchangeRate; source: 'owner' | 'service'; date: Day | null }

/** Stores a rate with its day and source. This node uses it once the promise resolves. */
export async function changeRate(
  { database, settings }: Needs,
  { rate, source, date }: NewRate,
): Promise<void> {
  const today = dayIn(new Date(), timeZone)
  // A service in another time zone can be a day ahead, and a rate dated tomorrow would look wrong.
  const origin = {
    rate: String(rate),
    source,
    date: date !== null && date <= today ? date : today,
    askedOn: source === 'service' ? today : null,
  }
  await changeSettings(database, {
    usd_to_ils_rate: String(rate),
    usd_to_ils_rate_origin: JSON.stringify(origin),
  })
  await settings.refresh()
}
