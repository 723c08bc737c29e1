import type { ServiceWords } from '#content/services/service-words.ts'
import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'
import { FactList } from '../fact-list.tsx'
import { factsOf } from '#documents/site/parts/offer-facts.ts'
import { OfferLink } from '../offer-links.tsx'
import { OfferPrice } from '../offer-price.tsx'
import { offersOf, type Offer } from '../offers.ts'
import type { ServiceData } from '../service-data.ts'

/** Number of empty screens that stand for "and more". */
const extraScreens = 14

/** Three sizes of a design, with their minimum and maximum number of screens. */
export function Screens({
  screens,
  ...page
}: ServiceData & { screens: NonNullable<ServiceWords['screens']> }) {
  return (
    <section id="prices" aria-labelledby="screens-title" className="bg-surface">
      <div className="wrap service-section">
        <SectionHead
          id="screens-title"
          badge={page.shared.badges.offers}
          title={screens.title}
          lead={screens.lead}
          form="large"
        />
        <p className="mt-4 max-w-[36em] text-fg-muted">{screens.legend}</p>
        <ul className="rows mt-14">
          {offersOf(page.offers, 'ui-design').map((offer) => (
            <Size key={offer.id} {...page} offer={offer} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Size({ lang, shared, priceContext, offer }: ServiceData & { offer: Offer }) {
  const { screens } = offer.scope
  const [min, max] =
    screens === undefined || screens === 'unlimited'
      ? [0, extraScreens]
      : [screens.from, screens.to]
  return (
    <li className="row size-row">
      <div>
        <h3 className="headline-h2">{offer.name}</h3>
        <p className="mt-2 mb-6 max-w-[22em] text-fg-muted">{offer.text}</p>
        <OfferPrice offer={offer} shared={shared} priceContext={priceContext} />
        <OfferLink lang={lang} offer={offer} shared={shared} />
      </div>
      <div>
        <div aria-hidden="true" className={`mini-screens ${max === null ? 'mini-screens-on' : ''}`}>
          {Array.from({ length: max ?? min + extraScreens }, (_, index) => (
            <i
              key={index}
              className={index < min ? 'mini-screen mini-screen-sure' : 'mini-screen'}
            />
          ))}
        </div>
        <FactList facts={factsOf(offer, shared, lang)} />
      </div>
    </li>
  )
}
