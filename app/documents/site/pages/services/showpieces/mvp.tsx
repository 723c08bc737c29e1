import type { ServiceWords } from '#content/services/service-words.ts'
import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'
import { OfferLink } from '../offer-links.tsx'
import { OfferPrice } from '../offer-price.tsx'
import { requireOffer } from '../offers.ts'
import type { ServiceData } from '../service-data.ts'

export function Mvp({
  mvp,
  lang,
  offers,
  shared,
  priceContext,
}: ServiceData & { mvp: NonNullable<ServiceWords['mvp']> }) {
  const offer = requireOffer(offers, 'mvp')
  return (
    <section id="mvp" aria-labelledby="mvp-title" className="bg-surface">
      <div className="wrap grid gap-x-6 gap-y-12 service-section lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionHead id="mvp-title" badge={mvp.badge} title={mvp.title} lead={mvp.text} />
          <div className="mt-10">
            <OfferPrice
              offer={offer}
              shared={shared}
              priceContext={priceContext}
              className="offer-price offer-price-large"
            />
            <p className="mt-3 max-w-[26em] font-medium">{mvp.discount}</p>
            <OfferLink lang={lang} offer={offer} shared={shared} />
          </div>
        </div>
        <ol className="rows lg:col-span-6 lg:col-start-7 lg:self-end">
          {mvp.points.map(({ title, text }) => (
            <li key={title} className="row py-7">
              <h3 className="headline-h2 font-light">{title}</h3>
              <p className="mt-3 max-w-[30em] text-fg-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
