import { openingOf } from '#content/opening.ts'
import { services } from '#content/services/services.ts'
import { Headline } from '#documents/site/parts/opening/headline.tsx'
import { pageUrl } from '#i18n/links.ts'
import type { ServiceData } from '../service-data.ts'
import { OfferList } from './offer-list.tsx'
import { PriceGroup } from './price-group.tsx'
import { Terms } from './terms.tsx'

/**
 * The one panel of the page: every price with what it includes, and the terms. A price opens where it
 * is read; without scripts and on paper all are open (folds.css).
 */
export function Prices(page: ServiceData) {
  const { lang, slug, words, shared, offers } = page
  const { groups } = services[slug]
  const isOnLilac = openingOf(`services/${slug}`).backdrop === 'lilac'
  return (
    <section
      id="prices"
      aria-labelledby="prices-title"
      className={`${isOnLilac ? 'tone-fig' : 'tone-lilac'} rounded-ee-panel`}
    >
      <div className="wrap service-section">
        <header className="service-columns">
          <Headline as="h2" title={words.prices.title} id="prices-title" dot={false} />
          {words.prices.lead === undefined ? null : (
            <p className="max-w-[36em] self-end text-pretty">{words.prices.lead}</p>
          )}
        </header>
        {groups === undefined ? (
          <OfferList {...page} as="h3" shown={offers} />
        ) : (
          <div className="rows mt-7">
            {groups.map((group) => (
              <PriceGroup key={group.id} {...page} group={group} />
            ))}
          </div>
        )}
        <Terms {...page} />
        <p className="mt-4 flex flex-wrap items-center gap-x-6">
          {shared.packageHint}
          <a href={pageUrl(lang, 'package-builder')} className="text-link">
            {shared.packageLink}
          </a>
        </p>
      </div>
    </section>
  )
}
