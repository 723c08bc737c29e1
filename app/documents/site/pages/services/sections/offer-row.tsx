import { itemScopeOf } from '#catalog/item-scope.ts'
import { isSoldItemId } from '#catalog/item-terms.ts'
import type { ServiceWords } from '#content/services/service-words.ts'
import type { Lang } from '#i18n/languages.ts'
import { factsOf } from '#documents/site/parts/offer-facts.ts'
import { AmountMarks } from '../amount-marks.tsx'
import { OfferLink } from '../offer-links.tsx'
import { OfferPrice } from '../offer-price.tsx'
import type { Offer } from '../offers.ts'
import type { ServiceData } from '../service-data.ts'
import { InAndOut } from './in-and-out.tsx'

type Props = ServiceData & { offer: Offer; name: string; as: 'h3' | 'h4' }

/** A price with its name and time; opened, also what it includes, what it does not, and its terms. */
export function OfferRow({ offer, name, as: Heading, ...page }: Props) {
  const { lang, slug, words, shared, priceContext } = page
  const facts = factsOf(offer, shared, lang)
  const time = facts.find(({ label }) => label === shared.facts.delivery)
  const excluded = isSoldItemId(offer.id) ? itemScopeOf(offer.id).excluded : []
  return (
    <li className="row">
      <details className="fold">
        <summary className={isRange(offer) ? 'offer-head offer-wide' : 'offer-head'}>
          <Heading className="offer-name">{name}</Heading>
          <span className="offer-time">
            {time?.value}
            <AmountMarks offer={offer} />
          </span>
          <span className="offer-cost">
            <OfferPrice offer={offer} shared={shared} priceContext={priceContext} />
          </span>
          <span aria-hidden="true" className="question-mark" />
        </summary>
        <div className="offer-body">
          <div>
            <p className="max-w-[34em] text-pretty">{offer.text}</p>
            <OfferLink lang={lang} slug={slug} offer={offer} shared={shared} />
            {offer.id === 'business-plan' ? <SamplePlan lang={lang} sample={words.sample} /> : null}
          </div>
          <InAndOut
            as={Heading === 'h3' ? 'h4' : 'h5'}
            included={offer.features}
            excluded={excluded.map((id) => shared.excluded[id])}
            shared={shared}
          />
          <dl className="facts">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </details>
    </li>
  )
}

function SamplePlan({ lang, sample }: { lang: Lang; sample: ServiceWords['sample'] }) {
  if (!sample) return null
  return (
    <p className="mt-4 max-w-[34em] text-pretty">
      <strong className="block">{sample.title}</strong>
      {sample.text}
      <a
        href={`/assets/business-launch/sample-business-plan-${lang}.pdf`}
        className="text-link block"
        download
      >
        {sample.link}
      </a>
    </p>
  )
}

function isRange({ price: { from, to } }: Offer): boolean {
  return from !== null && to !== null && from !== to
}
