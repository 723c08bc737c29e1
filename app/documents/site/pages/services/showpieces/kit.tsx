import type { ServiceWords } from '#content/services/service-words.ts'
import { fill } from '#i18n/fill.ts'
import { pageUrl } from '#i18n/links.ts'
import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'
import { Price } from '#documents/site/parts/price.tsx'
import { backdrops, type Backdrop } from '#content/backdrops.ts'
import { bothAmounts } from '../both-amounts.ts'
import { FactList } from '../fact-list.tsx'
import { factsOf } from '#documents/site/parts/offer-facts.ts'
import { OfferLink } from '../offer-links.tsx'
import { OfferPrice } from '../offer-price.tsx'
import { offersOf, requireOffer, type Offer } from '../offers.ts'
import type { ServiceData } from '../service-data.ts'
import { kitMarks, type KitPieceId } from './kit-marks.tsx'

/** Each tile has its own backdrop; together they form one block. */
const pieces: readonly { id: KitPieceId; tone: Backdrop }[] = [
  { id: 'business-plan', tone: 'citron' },
  { id: 'branding', tone: 'fig' },
  { id: 'website', tone: 'lilac' },
  { id: 'shopify-store', tone: 'plaster' },
  { id: 'ai-agents', tone: 'ink' },
  { id: 'ai-portraits', tone: 'sea' },
]

export function Kit({ kit, ...page }: ServiceData & { kit: NonNullable<ServiceWords['kit']> }) {
  const { lang, shared } = page
  return (
    <section id="prices" aria-labelledby="kit-title" className="wrap service-section">
      <SectionHead
        id="kit-title"
        badge={shared.badges.offers}
        title={kit.title}
        lead={kit.lead}
        form="large"
      />
      <ul className="kit mt-14">
        {pieces.map(({ id, tone }) => (
          <li key={id} className={`kit-part kit-${id} ${backdrops[tone].className}`}>
            <svg aria-hidden="true" viewBox="0 0 100 100" className="kit-mark">
              {kitMarks[id]}
            </svg>
            <Piece {...page} id={id} />
          </li>
        ))}
      </ul>
      <p className="mt-10 flex flex-wrap items-center gap-x-7 gap-y-3 text-lede">
        {shared.packageHint}
        <a href={pageUrl(lang, 'package-builder')} className="text-link">
          {shared.packageLink}
        </a>
      </p>
    </section>
  )
}

function Piece({
  id,
  lang,
  offers,
  shared,
  priceContext,
  names,
}: ServiceData & { id: KitPieceId }) {
  const { name, description } = names[id]
  const options = offersOf(offers, id).filter((offer) => offer.basket?.includes('~') !== true)
  const addon = id === 'website' ? requireOffer(offers, 'website.crm') : null
  return (
    <>
      <h3 className="headline-h2">{name}</h3>
      <p className="mt-3 max-w-[26em] text-balance text-fg-muted">{description}</p>
      <FactList facts={options[0] ? factsOf(options[0], shared, lang) : []} />
      <ul className="kit-options">
        {options.map((offer) => (
          <li key={offer.id}>
            {options.length > 1 ? <p className="font-semibold">{offer.name}</p> : null}
            <OfferPrice offer={offer} shared={shared} priceContext={priceContext} />
            <OfferLink lang={lang} offer={offer} shared={shared} />
          </li>
        ))}
      </ul>
      {addon ? <Addon offer={addon} shared={shared} priceContext={priceContext} /> : null}
    </>
  )
}

function Addon({
  offer,
  shared,
  priceContext,
}: Pick<ServiceData, 'shared' | 'priceContext'> & { offer: Offer }) {
  return (
    <p className="mt-4 border-t border-line pt-4 text-small">
      {fill(shared.addon, { addon: offer.name })},{' '}
      <Price price={offer.price} {...priceContext} quietClassName="" />
      {offer.term === null ? null : (
        <span className="block text-fg-muted">
          {fill(shared.forTerm, {
            amount: bothAmounts(offer.term.price, priceContext),
            months: offer.term.months,
          })}
        </span>
      )}
    </p>
  )
}
