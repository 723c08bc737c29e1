import type { ServicePage } from '#copy/he/service-page.ts'
import { fill } from '#i18n/fill.ts'
import { Price } from '#documents/site/parts/price.tsx'
import type { ShownPrice } from '#parts/price-text.ts'
import { bothAmounts } from './both-amounts.ts'
import type { Offer } from './offers.ts'
import type { PriceContext } from '#parts/price-text.ts'

type Props = { offer: Offer; shared: ServicePage; priceContext: PriceContext; className?: string }

/** The price of an offer: before its own discount, now, with VAT, per session and for the whole term. */
export function OfferPrice({
  offer: { price, withVat, before, term, scope },
  shared,
  priceContext,
  className = 'offer-price',
}: Props) {
  const formatAmount = (price: ShownPrice) =>
    bothAmounts({ ...price, vat: undefined }, priceContext)
  const sessions =
    scope.sessions && scope.sessions.from === scope.sessions.to ? scope.sessions.from : 1
  return (
    <div>
      {before === null ? null : (
        <p className="text-small text-fg-muted">
          <span className="sr-only">{shared.before} </span>
          <s>
            <bdi>{formatAmount(before)}</bdi>
          </s>
        </p>
      )}
      <p>
        <Price price={price} {...priceContext} className={className} quietClassName="offer-aside" />
      </p>
      {withVat === null ? null : (
        <p className="offer-aside">{fill(shared.withVat, { amount: formatAmount(withVat) })}</p>
      )}
      {term === null ? null : (
        <p className="offer-aside">
          {fill(shared.forTerm, { amount: formatAmount(term.price), months: term.months })}
        </p>
      )}
      {sessions > 1 && price.from !== null ? (
        <p className="offer-aside">
          {fill(shared.perSession, {
            amount: formatAmount({
              ...price,
              from: price.from / sessions,
              to: price.from / sessions,
            }),
          })}
        </p>
      ) : null}
    </div>
  )
}
