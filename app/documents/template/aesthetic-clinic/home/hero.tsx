import type { AestheticClinicPage } from '#content/templates/aesthetic-clinic/page-he.ts'
import type { Lang } from '#i18n/languages.ts'
import { pictureAddress } from '../clinic-picture.tsx'
import { clinicUrl } from '../clinic-url.ts'
import { OpeningHours } from '../opening-hours.tsx'

type Words = AestheticClinicPage['home']
type Props = { lang: Lang; words: Words; shell: AestheticClinicPage['shell'] }

/** Silk from edge to edge. The text is on its calm side, which is the right in both languages. */
export function Hero({ lang, words, shell }: Props) {
  const [first, second] = words.title
  return (
    <section className="hero" aria-labelledby="headline">
      <HeroPicture alt={words.alt} />
      <div className="hero-words">
        <h1 id="headline">
          <span>{first}</span> <span>{second}</span>
        </h1>
        <p className="hero-lead">{words.lead}</p>
        <p>
          <a href={clinicUrl(lang, 'contact')} className="line-link">
            {shell.book}
          </a>
        </p>
      </div>
      <p className="hero-hours">
        <OpeningHours days={shell.days} />
      </p>
    </section>
  )
}

const wide = [960, 1600, 2400]
const portrait = [732, 1200]

function sources(name: string, widths: readonly number[], format: string): string {
  return widths.map((width) => `${pictureAddress(name, width, format)} ${width}w`).join(', ')
}

function HeroPicture({ alt }: { alt: string }) {
  const phone = { media: '(width < 48rem)', sizes: '100vw', width: 732, height: 976 }
  return (
    <picture className="silk">
      <source {...phone} type="image/avif" srcSet={sources('hero-portrait', portrait, 'avif')} />
      <source {...phone} srcSet={sources('hero-portrait', portrait, 'webp')} />
      <source type="image/avif" srcSet={sources('hero', wide, 'avif')} sizes="115vw" />
      <img
        src={pictureAddress('hero', 1600, 'webp')}
        srcSet={sources('hero', wide, 'webp')}
        sizes="115vw"
        width={1600}
        height={900}
        alt={alt}
        fetchPriority="high"
        decoding="sync"
      />
    </picture>
  )
}
