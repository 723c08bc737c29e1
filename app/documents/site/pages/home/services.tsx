import { offeredServices } from '#catalog/offered.ts'
import { popularService, type ServiceId } from '#catalog/services.ts'
import type { Home } from '#content/pages/home/he.ts'
import { openingOf } from '#content/opening.ts'
import { openingPictureOf, themesOf } from '#content/opening-pictures.ts'
import type { Services as Words } from '#content/site-words.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { LetterScene } from '#documents/site/parts/letter/letter-scene.tsx'
import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'
import { Price } from '#documents/site/parts/price.tsx'
import { useStudio } from '#parts/studio-context.ts'
import type { PriceContext, ShownPrice } from '#parts/price-text.ts'
import { Arrow } from '#ui/arrow.tsx'
import { Picture } from '#ui/picture.tsx'

type Props = {
  lang: Lang
  copy: Home['services']
  words: Words
  prices: Record<ServiceId, ShownPrice>
  priceContext: PriceContext
}

/** A tile is 24vw high at most, and 4:5 where it is open. */
const sizes = '(width >= 64rem) 20vw, (width >= 43.75rem) 30vw, 58vw'

/**
 * Tiles with one open: the one under the pointer, or else the service that is ordered most. Below
 * them a link to ordering several services at once.
 */
export function Services({ lang, copy, words, prices, priceContext }: Props) {
  const offered = offeredServices(useStudio().sales)
  const open = offered.includes(popularService) ? popularService : offered[0]
  return (
    <section id="services" aria-labelledby="services-title" className="wrap py-section">
      <SectionHead id="services-title" form="line" {...copy} />
      <ul className="shutters">
        {offered.map((id) => (
          <li key={id} className={`shutter shutter-${id}${id === open ? ' shutter-open' : ''}`}>
            <a href={pageUrl(lang, `services/${id}`)} className="shutter-link">
              <div className="shutter-window">
                <Subject lang={lang} id={id} />
                <Arrow className="shutter-arrow" />
                {id === popularService ? (
                  <span className="shutter-note">{words.popular}</span>
                ) : null}
              </div>
              <h3 className="shutter-name">{words.items[id].name}</h3>
              <p className="text-small text-fg-muted">{words.items[id].line}</p>
              <p className="shutter-price">
                <Price price={prices[id]} {...priceContext} />
              </p>
              <span className="shutter-more">{words.learnMore}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className="package-band">
        <p className="headline-h3 text-balance">{copy.package.line}</p>
        <a href={pageUrl(lang, 'package-builder')} className="pill">
          {copy.package.link}
        </a>
      </div>
    </section>
  )
}

/** The object that opens the page of the service: it has no words, so it suits both languages. */
function Subject({ lang, id }: { lang: Lang; id: ServiceId }) {
  const path = `services/${id}` as const
  const picture = openingPictureOf(path)
  if (picture === null)
    return (
      <LetterScene
        letter={openingOf(path).letter}
        dir={languages[lang].dir}
        className="shutter-subject"
      />
    )
  return (
    <Picture
      src={`/pictures/openings/${picture}-${themesOf(picture)[0]}`}
      widths={[560, 960]}
      ratio={1}
      sizes={sizes}
      alt=""
      className="shutter-subject"
    />
  )
}
