import { claimIds } from '#domain/studio/studio.ts'
import type { Home } from '#content/pages/home/he.ts'
import type { HeroPrice } from '#documents/site/parts/card-price.ts'
import { ClaimFigure } from '#documents/site/parts/claim-figure.tsx'
import { Price } from '#documents/site/parts/price.tsx'
import type { PriceContext } from '#parts/price-text.ts'
import { useStudio } from '#parts/studio-context.ts'
import { dataAttributes } from '#parts/data-attributes.ts'

type Props = {
  copy: Home['stats']
  prices: readonly HeroPrice[]
  priceContext: PriceContext
}

/**
 * Four figures on the ledge of the hero, and below them what things cost. The final numbers are in
 * the markup; behaviours/count-up.ts counts up to them.
 */
export function Stats({ copy, prices, priceContext }: Props) {
  const studio = useStudio()
  const vatNote = priceContext.words.vat.included
  return (
    <section id="stats" aria-label={copy.label} className="stats-ledge">
      <dl className="wrap stats">
        {claimIds.map((id) => (
          <div key={id} className="stat">
            <dt>{copy.items[id]}</dt>
            <dd {...dataAttributes({ count: studio.claims[id].value })}>
              <ClaimFigure id={id} />
            </dd>
          </div>
        ))}
      </dl>
      {prices.length === 0 ? null : (
        <>
          <dl aria-label={copy.pricesLabel} className="wrap starting-prices">
            {prices.map(({ id, price }) => (
              <div key={id}>
                <dt>{copy.prices[id]}</dt>
                <dd>
                  <Price
                    price={price}
                    {...priceContext}
                    quietClassName="text-small font-normal text-fg-muted max-md:hidden"
                  />
                </dd>
              </div>
            ))}
          </dl>
          {vatNote === '' ? null : <p className="wrap starting-vat">{vatNote}</p>}
        </>
      )}
    </section>
  )
}
