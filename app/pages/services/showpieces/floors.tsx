import type { ServiceWords } from '#content/services/service-words.ts'
import { SectionHead } from '#site/opening/section-head.tsx'
import { FactList } from '../fact-list.tsx'
import { factsOf } from '../offer-facts.ts'
import { OfferLink } from '../offer-links.tsx'
import { OfferPrice } from '../offer-price.tsx'
import { offersOf, type Offer } from '../offers.ts'
import type { ServiceData } from '../service-data.ts'

/** Extra windows for "and more": they continue behind the edge of the floor. */
const uncounted = 64

/**
 * A house at night: each floor is a product, each window a screen of it. The highest floor is
 * first.
 */
export function Floors({
  floors,
  ...page
}: ServiceData & { floors: NonNullable<ServiceWords['floors']> }) {
  return (
    <section id="full-product" aria-labelledby="floors-title" className="tone-fig">
      <div className="wrap service-section-start">
        <SectionHead
          id="floors-title"
          badge={floors.badge}
          title={floors.title}
          lead={floors.lead}
          size="d2"
        />
        <ol reversed className="house mt-16">
          {offersOf(page.offers, 'full-product').map((offer) => (
            <Floor key={offer.id} {...page} offer={offer} />
          ))}
        </ol>
      </div>
      <div aria-hidden="true" className="street" />
    </section>
  )
}

function Floor({ lang, shared, priceContext, offer }: ServiceData & { offer: Offer }) {
  const { screens } = offer.scope
  const count = screens === undefined || screens === 'unlimited' ? uncounted : screens.from
  return (
    <li className="floor">
      <div className="floor-words">
        <h3 className="headline-h2">{offer.name}</h3>
        <p className="mt-2 max-w-[26em] text-fg-muted">{offer.text}</p>
        <div className="mt-6">
          <OfferPrice offer={offer} shared={shared} priceContext={priceContext} />
        </div>
        <OfferLink lang={lang} offer={offer} shared={shared} />
      </div>
      <div className="floor-front">
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
