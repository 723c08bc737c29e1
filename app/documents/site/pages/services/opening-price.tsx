import { Price } from '#documents/site/parts/price.tsx'
import type { PriceContext, ShownPrice } from '#parts/price-text.ts'

type Props = { price: ShownPrice; time: string | undefined; priceContext: PriceContext }

/** Where the service starts and how long it takes, under the words of the opening. */
export function OpeningPrice({ price, time, priceContext }: Props) {
  return (
    <p className="opening-price">
      <Price
        price={price}
        {...priceContext}
        className="opening-amount"
        quietClassName="text-small font-normal"
      />
      {time === undefined ? null : <span>{time}</span>}
    </p>
  )
}
