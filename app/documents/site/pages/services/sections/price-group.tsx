import type { PriceGroup as Group } from '#content/services/service-facts.ts'
import { Price } from '#documents/site/parts/price.tsx'
import { pageUrl } from '#i18n/links.ts'
import { packageQuery } from '../package-query.ts'
import type { ServiceData } from '../service-data.ts'
import { OfferList } from './offer-list.tsx'

/**
 * Prices of one kind under their heading. The id is inside the fold, so that a link to the group opens
 * it.
 */
export function PriceGroup({ group, ...page }: ServiceData & { group: Group }) {
  const { lang, offers, priceContext, groupPrices } = page
  const words = page.words.groups?.[group.id]
  const price = groupPrices[group.id]
  if (!words || !price) return null
  const hasPackage = group.bundle === undefined || page.packages.includes(group.bundle)
  return (
    <details className="fold row">
      <summary className="group-head">
        <h3 className="group-name">{words.title}</h3>
        <Price
          price={price}
          {...priceContext}
          className="offer-price group-cost"
          quietClassName="offer-aside"
        />
        <span aria-hidden="true" className="question-mark" />
      </summary>
      <div id={group.id} className="group-body">
        {words.text === undefined || !hasPackage ? null : (
          <p className="max-w-[44em] text-pretty">{words.text}</p>
        )}
        <OfferList
          {...page}
          as="h4"
          isMixed={group.id === 'parts'}
          shown={(group.offers ?? []).flatMap((id) => offers.filter((offer) => offer.id === id))}
        />
        <Points points={words.points ?? []} />
        {words.note === undefined ? null : <p className="max-w-[44em] text-pretty">{words.note}</p>}
        {group.bundle === undefined || !hasPackage || words.link === undefined ? null : (
          <p>
            <a
              href={`${pageUrl(lang, 'package-builder')}?${packageQuery(group.bundle)}`}
              rel="nofollow"
              className="pill pill-small"
            >
              {words.link}
            </a>
          </p>
        )}
      </div>
    </details>
  )
}

function Points({ points }: { points: readonly { title: string; text: string }[] }) {
  if (points.length === 0) return null
  return (
    <dl className="price-points">
      {points.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="text-small text-fg-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
