import { Fragment } from 'react'
import type { Home } from '#content/pages/home/he.ts'
import type { Projects } from '#content/site-words.ts'
import type { Opening } from '#copy/opening.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { Headline } from '#documents/site/parts/opening/headline.tsx'
import { MarkedText } from '#documents/site/parts/marked-text.tsx'
import type { HeroPrice } from '#documents/site/parts/card-price.ts'
import { priceText, type PriceContext } from '#parts/price-text.ts'
import { ClientMarks } from './client-marks.tsx'
import { HeroPicture } from './hero-picture.tsx'
import { dataAttributes } from '#parts/data-attributes.ts'

type Props = {
  lang: Lang
  opening: Opening
  copy: Home['hero']
  /** Of the first things that a business asks for; empty where none of them is offered. */
  prices: readonly HeroPrice[]
  names: Home['stats']['prices']
  priceContext: PriceContext
  clients: Home['clients']
  projects: Projects
}

/**
 * What the studio makes, for whom and at which prices, in shekels: the table below the statistics has the dollars. The button scrolls to the statistics, with
 * the prices below them; the second action is the package builder.
 */
export function Hero({
  lang,
  opening,
  copy,
  prices,
  names,
  priceContext,
  clients,
  projects,
}: Props) {
  const shown = prices.map(({ id, price }) => ({ id, ...priceText(price, priceContext) }))
  const vat = shown[0]?.vat ?? null
  const end = vat === null ? '' : ','
  // A mark is within its part, so that no line begins with one.
  const parts = shown.map((price, at) => ({ ...price, mark: at < shown.length - 1 ? ' ·' : end }))
  return (
    <section className="hero" {...dataAttributes({ behaviour: 'home' })}>
      <div className="hero-stage">
        <HeroPicture lang={lang} />
        <div className="wrap hero-words">
          <p className="badge">{opening.badge}</p>
          <Headline title={opening.title} size="d1" className="hero-title max-md:text-wrap" />
          <p className="hero-lead text-lede text-pretty">
            <MarkedText text={opening.lead} />
          </p>
          {shown.length === 0 ? null : (
            <p className="hero-price">
              {parts.map((part, at) => (
                <Fragment key={part.id}>
                  {at > 0 && ' '}
                  <span className="inline-block">
                    {names[part.id]} <bdi className="font-semibold tabular-nums">{part.amount}</bdi>
                    {part.mark}
                  </span>
                </Fragment>
              ))}{' '}
              {vat === null ? null : <span className="inline-block">{vat}</span>}
            </p>
          )}
          <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1 md:mt-8">
            <a href="#stats" className="pill">
              {copy.start}
            </a>
            <a href={pageUrl(lang, 'package-builder')} className="text-link">
              {copy.price}
            </a>
          </p>
        </div>
      </div>
      <ClientMarks copy={clients} projects={projects} />
    </section>
  )
}
