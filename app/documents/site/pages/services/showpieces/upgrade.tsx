import type { ServiceWords } from '#content/services/service-words.ts'
import { pageUrl } from '#i18n/links.ts'
import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'
import { OfferPrice } from '../offer-price.tsx'
import { OfferLink } from '../offer-links.tsx'
import { packageParts, packageQuery } from '../package-query.ts'
import type { ServiceData } from '../service-data.ts'

type Props = ServiceData & { upgrade: NonNullable<ServiceWords['upgrade']> }

/** What an existing business may be missing, part by part. */
export function Upgrade({ lang, upgrade, offers, shared, priceContext }: Props) {
  return (
    <section id="smart-upgrade" aria-labelledby="upgrade-title" className="tone-fig">
      <div className="wrap grid gap-x-6 gap-y-14 service-section lg:grid-cols-12">
        <div className="lg:sticky lg:top-32 lg:col-span-5 lg:self-start">
          <SectionHead
            id="upgrade-title"
            badge={upgrade.badge}
            title={upgrade.title}
            lead={upgrade.text}
          />
          <p className="mt-4 font-medium">{upgrade.after}</p>
          <p className="mt-8">
            <a
              href={`${pageUrl(lang, 'package-builder')}?${packageQuery('smart-upgrade')}`}
              rel="nofollow"
              className="pill"
            >
              {upgrade.add}
            </a>
          </p>
        </div>
        <ul className="rows lg:col-span-6 lg:col-start-7">
          {offers
            .filter(({ service }) => packageParts('smart-upgrade').some((part) => part === service))
            .map((offer) => (
              <li key={offer.id} className="row upgrade-row">
                <div>
                  <h3 className="headline-h3">{offer.name}</h3>
                  <p className="mt-2 max-w-[26em] text-fg-muted">{offer.text}</p>
                </div>
                <div>
                  <OfferPrice offer={offer} shared={shared} priceContext={priceContext} />
                  <OfferLink lang={lang} offer={offer} shared={shared} />
                </div>
              </li>
            ))}
        </ul>
      </div>
    </section>
  )
}
