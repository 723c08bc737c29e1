import type { ServiceWords } from '#content/services/service-words.ts'
import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'
import { FactList } from '../fact-list.tsx'
import { factsOf } from '#documents/site/parts/offer-facts.ts'
import { OfferLink } from '../offer-links.tsx'
import { OfferPrice } from '../offer-price.tsx'
import { offersOf, type Offer } from '../offers.ts'
import type { ServiceData } from '../service-data.ts'

/** Extra windows for "and more", which continue beyond the edge. */
const extraWindows = 64

/**
 * A house at night: each story is a product, each window one of its screens. The largest comes
 * first.
 */
export function FullProduct({
  fullProduct,
  ...page
}: ServiceData & { fullProduct: NonNullable<ServiceWords['fullProduct']> }) {
  return (
    <section id="full-product" aria-labelledby="full-product-title" className="tone-fig">
      <div className="wrap service-section-start">
        <SectionHead
          id="full-product-title"
          badge={fullProduct.badge}
          title={fullProduct.title}
          lead={fullProduct.lead}
          form="large"
        />
        <ol reversed className="house mt-16">
          {offersOf(page.offers, 'full-product').map((offer) => (
            <ProductTier key={offer.id} {...page} offer={offer} />
          ))}
        </ol>
      </div>
      <div aria-hidden="true" className="street" />
    </section>
  )
}

function ProductTier({ lang, shared, priceContext, offer }: ServiceData & { offer: Offer }) {
  const { screens } = offer.scope
  const count = screens === undefined || screens === 'unlimited' ? extraWindows : screens.from
  return (
    <li className="product-tier">
      <div className="product-tier-words">
        <h3 className="headline-h2">{offer.name}</h3>
        <p className="mt-2 max-w-[26em] text-fg-muted">{offer.text}</p>
        <div className="mt-6">
          <OfferPrice offer={offer} shared={shared} priceContext={priceContext} />
        </div>
        <OfferLink lang={lang} offer={offer} shared={shared} />
      </div>
      <div className="product-tier-front">
        <div
          aria-hidden="true"
          className={`windows ${screens === 'unlimited' ? 'windows-on' : ''}`}
        >
          {Array.from({ length: count }, (_, index) => (
            <i key={index} />
          ))}
        </div>
        <FactList facts={factsOf(offer, shared, lang)} />
      </div>
    </li>
  )
}
