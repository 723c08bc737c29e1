import type { DentalClinicPage } from '#content/templates/dental-clinic/page-he.ts'
import type { Lang } from '#i18n/languages.ts'
import { Bubbles } from './bubbles.tsx'
import { FreeSlots } from './free-slots.tsx'

const folder = '/pictures/templates/dental-clinic'

function sources(name: string, widths: readonly number[], format: string): string {
  return widths.map((width) => `${folder}/${name}-${width}.${format} ${width}w`).join(', ')
}

const wide = [960, 1600, 2400]
const portrait = [732, 1200]

type Props = {
  lang: Lang
  words: DentalClinicPage['hero']
  slots: DentalClinicPage['slots']
}

/** The first screen: the tooth, the headline on its calm side, and the next free appointments. */
export function Hero({ lang, words, slots }: Props) {
  const { title, lead, action, facts, pause } = words
  const [first, second] = title
  return (
    <section className="hero" aria-labelledby="headline">
      <HeroPicture alt={words.alt} />
      <Bubbles pause={pause} />
      <div className="hero-text">
        <h1 id="headline">
          <span>{first}</span> <span>{second}</span>
        </h1>
        <p className="hero-lead">{lead}</p>
        <a href="#appointment" className="button">
          {action}
        </a>
        <ul className="chips">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <FreeSlots lang={lang} words={slots} />
    </section>
  )
}

function HeroPicture({ alt }: { alt: string }) {
  return (
    <picture>
      <source
        media="(width < 48rem)"
        type="image/avif"
        srcSet={sources('hero-portrait', portrait, 'avif')}
        sizes="100vw"
        width={732}
        height={976}
      />
      <source
        media="(width < 48rem)"
        srcSet={sources('hero-portrait', portrait, 'webp')}
        sizes="100vw"
        width={732}
        height={976}
      />
      <source type="image/avif" srcSet={sources('hero', wide, 'avif')} sizes="100vw" />
      <img
        src={`${folder}/hero-1600.webp`}
        srcSet={sources('hero', wide, 'webp')}
        sizes="100vw"
        width={1600}
        height={900}
        alt={alt}
        fetchPriority="high"
        decoding="sync"
        className="hero-picture"
      />
    </picture>
  )
}
