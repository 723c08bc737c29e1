import { offeredServicePages } from '#catalog/offered.ts'
import { studio } from '#catalog/studio.server.ts'
import { isSubservice, type ServicePageId } from '#catalog/services.ts'
import { copyFor } from '#copy/copy.server.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import type { PriceContext, ShownPrice } from '#parts/price-text.ts'
import { serverContext } from '#server/server-context.ts'
import { findPrices } from '#server/settings/find-prices.ts'
import { startingPrice } from '#documents/site/parts/card-price.ts'
import { BodyStylesheet } from '#documents/site/parts/opening/body-stylesheet.tsx'
import { PageOpening } from '#documents/site/parts/opening/page-opening.tsx'
import { Price } from '#documents/site/parts/price.tsx'
import { Arrow } from '#ui/arrow.tsx'
import styles from './all-services.css?url'
import type { Route } from './+types/all-services-page.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { openings, pages, services, servicePage, servicePages, prices: words } = copyFor(lang)
  const { choices, rate, vat } = findPrices(context.get(serverContext))
  return {
    lang,
    opening: openings.services,
    copy: pages.services.body,
    package: { hint: servicePage.packageHint, link: servicePage.packageLink },
    priceContext: { lang, rate, words } satisfies PriceContext,
    rows: offeredServicePages(studio().sales).map((id): Row => ({
      id,
      ...services.items[id],
      time: servicePages[id].time ?? null,
      price: startingPrice(id, { choices, rate, vat }),
    })),
  }
}

type Row = {
  id: ServicePageId
  name: string
  line: string
  time: string | null
  price: ShownPrice
}

/** Every service in a ruled list, with where its price starts and how long it takes. */
export default function AllServicesPage({
  loaderData: { lang, opening, copy, package: bundle, priceContext, rows },
}: Route.ComponentProps) {
  return (
    <>
      <PageOpening lang={lang} path="services" opening={opening} />
      <BodyStylesheet href={styles} />
      <section aria-labelledby="list-title" className="wrap pt-[clamp(3.5rem,7vw,7rem)]">
        <h2 id="list-title" className="sr-only">
          {copy.list}
        </h2>
        <ul className="rows">
          {rows.map((row) => (
            <li key={row.id} className="row">
              <ServiceRow lang={lang} row={row} priceContext={priceContext} />
            </li>
          ))}
        </ul>
        <p className="mt-6 flex flex-wrap items-center gap-x-6">
          {bundle.hint}
          <a href={pageUrl(lang, 'package-builder')} className="text-link">
            {bundle.link}
          </a>
        </p>
      </section>
      <section
        aria-labelledby="unsure-title"
        className="wrap grid items-end gap-x-6 gap-y-6 py-[clamp(3.5rem,7vw,7rem)] lg:grid-cols-12"
      >
        <div className="lg:col-span-8">
          <h2 id="unsure-title" className="headline-h3">
            {copy.unsure.title}
          </h2>
          <p className="mt-3 max-w-[34em]">{copy.unsure.text}</p>
        </div>
        <p className="lg:col-span-4 lg:justify-self-end">
          <a href={pageUrl(lang, 'contact')} className="pill">
            {copy.unsure.contact}
          </a>
        </p>
      </section>
    </>
  )
}

type RowProps = { lang: 'he' | 'en'; row: Row; priceContext: PriceContext }

function ServiceRow({ lang, row: { id, name, line, time, price }, priceContext }: RowProps) {
  return (
    <a
      href={pageUrl(lang, `services/${id}`)}
      className={
        isSubservice(id) ? 'row-link service-row service-row-below' : 'row-link service-row'
      }
    >
      <span className="row-name">{name}</span>
      <span className="service-row-line">{line}</span>
      <span className="service-row-price">
        <Price
          price={price}
          {...priceContext}
          className="offer-price"
          quietClassName="offer-aside"
        />
        {time === null ? null : <span className="block text-small text-fg-muted">{time}</span>}
      </span>
      <span className="row-arrow">
        <Arrow />
      </span>
    </a>
  )
}
