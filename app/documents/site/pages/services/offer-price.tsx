import type { ServicePage } from '#copy/he/service-page.ts'
import { fill } from '#i18n/fill.ts'
import { Price } from '#documents/site/parts/price.tsx'
import type { ShownPrice } from '#parts/price-text.ts'
import { bothAmounts } from './both-amounts.ts'
import type { Offer } from './offers.ts'
import type { PriceContext } from '#parts/price-text.ts'

type Props = { offer: Offer; shared: ServicePage; priceContext: PriceContext }

/**
 * The price of an offer in phrasing elements, for a summary: before its own discount, now, with VAT, per session and for
 * the whole term.
 */
export function OfferPrice({
  offer: { price, withVat, before, term, scope },
  shared,
  priceContext,
}: Props) {
  const formatAmount = (price: ShownPrice) =>
    bothAmounts({ ...price, vat: undefined }, priceContext)
  const sessions =
    scope.sessions && scope.sessions.from === scope.sessions.to ? scope.sessions.from : 1
  return (
    <>
      {before === null ? null : (
        <span className="block text-small text-fg-muted">
          <span className="sr-only">{shared.before} </span>
          <s>
            <bdi>{formatAmount(before)}</bdi>
          </s>
        </span>
      )}
      <span className="block">
        <Price
          price={price}
          {...priceContext}
          className="offer-price"
          quietClassName="offer-aside"
        />
      </span>
      {withVat === null ? null : (
        <span className="offer-aside block">
          {fill(shared.withVat, { amount: formatAmount(withVat) })}
        </span>
      )}
      {term === null ? null : (
        <span className="offer-aside block">
          {fill(shared.forTerm, { amount: formatAmount(term.price), months: term.months })}
        </span>
      )}
      {sessions > 1 && price.from !== null ? (
        <span className="offer-aside block">
          {fill(shared.perSession, {
            amount: formatAmount({
              ...price,
              from: price.from / sessions,
              to: price.from / sessions,
            }),
          })}
        </span>
      ) : null}
    </>
  )
}
