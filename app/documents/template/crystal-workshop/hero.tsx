import type { CrystalWorkshopPage } from '#content/templates/crystal-workshop/page-he.ts'
import type { DescribedEvening } from './describe-evening.ts'
import { Moon } from './moon.tsx'
import { pictureSources, pictureUrl } from './picture-sources.ts'

type Props = { words: CrystalWorkshopPage['hero']; next: DescribedEvening }

const wide = [960, 1600, 2400]
const portrait = [732, 1200]
const narrow = '(width < 60rem)'

export function Hero({ words, next }: Props) {
  return (
    <section className="hero" aria-labelledby="headline">
      <div className="hero-words">
        <p className="hand">{words.note}</p>
        <h1 id="headline">
          {words.title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className="hero-lead">{words.lead}</p>
        <p>
          <a href="#book" className="button button-moon">
            {words.action}
          </a>
        </p>
      </div>
      <div className="hero-next">
        <Moon phase={next.phase} />
        <p>
          <span className="hero-next-label">{words.next}</span> <a href="#dates">{next.date}</a>{' '}
          <span>
            {next.phaseName}. {next.seats}
          </span>
        </p>
      </div>
      <picture>
        <source
          media={narrow}
          type="image/avif"
          srcSet={pictureSources('hero-portrait', portrait, 'avif')}
          sizes="100vw"
          width={732}
          height={976}
        />
        <source
          media={narrow}
          srcSet={pictureSources('hero-portrait', portrait, 'webp')}
          sizes="100vw"
          width={732}
          height={976}
        />
        <source type="image/avif" srcSet={pictureSources('hero', wide, 'avif')} sizes="100vw" />
        <img
          src={pictureUrl('hero', 1600, 'webp')}
          srcSet={pictureSources('hero', wide, 'webp')}
          sizes="100vw"
          width={1600}
          height={900}
          alt={words.alt}
          fetchPriority="high"
          decoding="sync"
          className="hero-picture"
        />
      </picture>
    </section>
  )
}
