import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'
import { FactList } from '../fact-list.tsx'
import { factsOf } from '#documents/site/parts/offer-facts.ts'
import { OfferLink } from '../offer-links.tsx'
import { OfferPrice } from '../offer-price.tsx'
import type { ServiceData } from '../service-data.ts'

/** Offers with a section of their own, which are not listed here. */
const shownElsewhere: ReadonlySet<string | null> = new Set(['mvp', 'full-product'])

/** A price list: what an offer is, what it includes and what it costs. */
export function OfferRows({ lang, words, offers, shared, priceContext }: ServiceData) {
  if (!words.offers) return null
  const rows = offers.filter(({ service }) => !shownElsewhere.has(service))
  return (
    <section id="prices" aria-labelledby="offers-title" className="wrap service-section">
      <SectionHead
        id="offers-title"
        badge={shared.badges.offers}
        title={words.offers.title}
        lead={words.offers.lead}
      />
      <ul className="rows mt-12">
        {rows.map((offer) => (
          <li key={offer.id} className="row offer-row">
            <div>
              <h3 className="headline-h2">{offer.name}</h3>
              <p className="mt-3 max-w-[26em] text-fg-muted">{offer.text}</p>
            </div>
            <FactList facts={factsOf(offer, shared, lang)} />
            <div>
              <OfferPrice offer={offer} shared={shared} priceContext={priceContext} />
              <OfferLink lang={lang} offer={offer} shared={shared} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
