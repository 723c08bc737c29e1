import type { ServiceWords } from '#content/services/service-words.ts'
import { Headline } from '#documents/site/parts/opening/headline.tsx'
import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'
import { FactList } from '../fact-list.tsx'
import { factsOf } from '#documents/site/parts/offer-facts.ts'
import { OrderLink } from '../offer-links.tsx'
import { OfferPrice } from '../offer-price.tsx'
import { offersOf, requireOffer, type Offer } from '../offers.ts'
import type { ServiceData } from '../service-data.ts'

type Props = ServiceData & { ladder: NonNullable<ServiceWords['ladder']> }

/**
 * Consulting sessions as steps: the free call is the first, and each is higher than the one before.
 */
export function Ladder({ ladder, ...page }: Props) {
  const { offers, shared } = page
  const rungs = [requireOffer(offers, 'diagnosis'), ...offersOf(offers, 'ux-mentoring')]
  return (
    <section id="prices" aria-labelledby="ladder-title" className="stairs-section">
      <div className="wrap service-section-start">
        <SectionHead
          id="ladder-title"
          badge={shared.badges.offers}
          title={ladder.title}
          lead={ladder.lead}
          form="large"
        />
        <ol className="stairs mt-12">
          <li className="stair">
            <span aria-hidden="true" className="stair-ball" />
            <h3 className="headline-h3">{ladder.intro.title}</h3>
            <p className="mt-2 text-small">{ladder.intro.text}</p>
            <p className="stair-price">{shared.free}</p>
            <OrderLink offer={{ id: 'intro', fullName: ladder.intro.title }} shared={shared} />
          </li>
          {rungs.map((offer) => (
            <Rung key={offer.id} {...page} offer={offer} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function Rung({ shared, priceContext, offer }: ServiceData & { offer: Offer }) {
  return (
    <li className="stair">
      <h3 className="headline-h3">{offer.name}</h3>
      <p className="mt-2 text-small">{offer.text}</p>
      <div className="stair-price">
        <OfferPrice offer={offer} shared={shared} priceContext={priceContext} />
      </div>
      <OrderLink offer={offer} shared={shared} />
    </li>
  )
}

/** The workshops, and the plan that is sold without sessions. */
export function Workshops({ ladder, ...page }: Props) {
  return (
    <section aria-labelledby="workshops-title" className="wrap service-section">
      <div className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <header className="lg:col-span-5">
          <Headline as="h2" size="h2" id="workshops-title" title={ladder.workshops} dot={false} />
          <p className="mt-6 max-w-[26em] text-lede text-balance text-fg-muted">
            {ladder.workshopsText}
          </p>
        </header>
        <div className="lg:col-span-7">
          <Rows {...page} rows={offersOf(page.offers, 'figma-workshop')} />
          <p className="mt-14 mb-4 font-semibold">{ladder.alone}</p>
          <Rows {...page} rows={[requireOffer(page.offers, 'action-plan')]} />
        </div>
      </div>
    </section>
  )
}

function Rows({ lang, shared, priceContext, rows }: ServiceData & { rows: readonly Offer[] }) {
  return (
    <ul className="rows">
      {rows.map((offer) => (
        <li key={offer.id} className="row upgrade-row">
          <div>
            <h3 className="headline-h3">{offer.name}</h3>
            <p className="mt-2 max-w-[26em] text-fg-muted">{offer.text}</p>
            <FactList facts={factsOf(offer, shared, lang)} />
          </div>
          <div>
            <OfferPrice offer={offer} shared={shared} priceContext={priceContext} />
            <OrderLink offer={offer} shared={shared} />
          </div>
        </li>
      ))}
    </ul>
  )
}
