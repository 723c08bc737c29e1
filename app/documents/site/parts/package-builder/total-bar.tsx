import { servicesIn } from '#domain/pricing/discounts.ts'
import type { Priced } from '#domain/pricing/price-lines.ts'
import type { OfferKind } from '#domain/pricing/offer-kind.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import { formatShare } from '#i18n/format-share.ts'
import { fillPlural } from '#i18n/plural.ts'
import type { TextContext } from './builder-props.ts'

type Props = TextContext & { priced: Priced; kind: OfferKind }

/** Where the receipt does not stay in view, the total does, and links to it. */
export function TotalBar({ priced, kind, lang, copy, prices }: Props) {
  const { once, monthly, lines, nextTier } = priced
  const count = servicesIn(lines).length
  if (count === 0) return null
  const total =
    once.total > 0
      ? formatMoney(once.total, lang)
      : fill(prices.perMonth, { amount: formatMoney(monthly.total, lang) })
  const small = [
    monthly.total > 0 &&
      once.total > 0 &&
      fill(prices.perMonth, { amount: `+ ${formatMoney(monthly.total, lang)}` }),
    fillPlural(copy.receipt.count, count, lang),
    nextTier && fill(copy.bar.next, { percent: formatShare(nextTier.rate, lang) }),
  ]
  return (
    <div className="total-bar">
      <p className="min-w-0">
        <span className="sr-only">{`${copy.bar.label}: `}</span>
        <bdi className="figure-text block">
          {kind === 'estimate' ? fill(prices.from, { amount: total }) : total}
        </bdi>
        <span className="block text-small">{small.filter(Boolean).join(' · ')}</span>
      </p>
      <a href="#receipt-title" className="pill pill-small">
        {copy.bar.open}
      </a>
    </div>
  )
}
