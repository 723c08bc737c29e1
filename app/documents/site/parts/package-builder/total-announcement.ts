import type { Priced } from '#domain/pricing/price-lines.ts'
import type { OfferKind } from '#domain/pricing/offer-kind.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import type { TextContext } from './builder-props.ts'

/** The total in one sentence, for screen readers. */
export function totalAnnouncement(
  { once, monthly, lines }: Priced,
  kind: OfferKind,
  { lang, copy: { receipt }, prices }: TextContext,
): string {
  const amount = formatMoney(once.total, lang)
  const total = kind === 'estimate' ? fill(prices.from, { amount }) : amount
  const perMonth = formatMoney(monthly.total, lang)
  if (lines.length === 0) return receipt.announcedEmpty
  if (monthly.total === 0) return fill(receipt.announced, { total })
  return fill(once.total === 0 ? receipt.announcedOnlyMonthly : receipt.announcedMonthly, {
    total,
    monthly: perMonth,
  })
}
