import { dayIn, requireVatRate } from '#domain/pricing/vat.ts'
import { timeZone } from './place.ts'
import { studio } from './studio.server.ts'

/** Whether the studio adds no VAT today: its rate is 0 (decision 0136). */
export function isExemptDealer(): boolean {
  return requireVatRate(studio().sales.vatRates, dayIn(new Date(), timeZone)).rate === 0
}
