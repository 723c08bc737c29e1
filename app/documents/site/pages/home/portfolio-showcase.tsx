import { projectKinds } from '#catalog/project-kinds.ts'
import type { Home } from '#content/pages/home/he.ts'
import type { Projects } from '#content/site-words.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'
import { Arrow } from '#ui/arrow.tsx'
import { PauseButton } from '#ui/pause-button.tsx'
import { showcaseSlides, type Slide } from './showcase-slides.tsx'
import { dataAttributes } from '#parts/data-attributes.ts'

type Props = { lang: Lang; copy: Home['portfolio']; projects: Projects }

/**
 * A panorama: the walls of all projects join, and the row scrolls. behaviours/carousel.ts moves it
 * automatically and makes it endless.
 */
export function PortfolioShowcase({ lang, copy, projects }: Props) {
  const slides = showcaseSlides({ lang, projects })
  const { label, slide: position } = copy.carousel
  return (
    <section
      id="portfolio-showcase"
      aria-labelledby="portfolio-title"
      className="showcase scheme-dark"
    >
      <div className="py-section" {...dataAttributes({ 'below-fold': true })}>
        <div className="wrap">
          <SectionHead id="portfolio-title" form="line" {...copy} />
        </div>
        <div
          className="carousel"
          role="group"
          aria-label={label}
          {...dataAttributes({ carousel: true, position })}
        >
          <div className="wrap carousel-tools">
            <Filters label={copy.filter} names={projects.categories} slides={slides} />
            <a href={pageUrl(lang, 'portfolio')} className="text-link">
              {copy.all}
            </a>
            <Steps copy={copy.carousel} />
          </div>
          <p role="status" className="sr-only" />
          <ul className="carousel-row" {...dataAttributes({ track: true })}>
            {slides.map(({ id, kind, name, tile }, index) => (
              <li key={id} {...dataAttributes({ kind, name, index })}>
                {tile}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** A kind without projects has no button. */
function Filters({
  label,
  names,
  slides,
}: {
  label: string
  names: Projects['categories']
  slides: readonly Slide[]
}) {
  const counts = projectKinds.map((id) => ({
    id,
    count: slides.filter(({ kind }) => kind === id).length,
  }))
  const filters = [{ id: 'all' as const, count: slides.length }, ...counts].filter(
    ({ count }) => count > 0,
  )
  return (
    <div role="group" aria-label={label} className="filters">
      {filters.map(({ id, count }) => (
        <button
          key={id}
          type="button"
          className="filter"
          {...dataAttributes({ filter: id })}
          aria-pressed={id === 'all'}
        >
          {names[id]} <bdi className="filter-count">{count}</bdi>
        </button>
      ))}
    </div>
  )
}

function Steps({ copy }: { copy: Home['portfolio']['carousel'] }) {
  return (
    <div className="steps-of-carousel">
      <PauseButton
        className="only-moving"
        aria-label={copy.pause}
        aria-pressed={false}
        {...dataAttributes({ pause: true })}
      />
      <button
        type="button"
        className="round-button step-button"
        aria-label={copy.previous}
        {...dataAttributes({ previous: true })}
      >
        <Arrow className="size-4 rotate-180" />
      </button>
      <button
        type="button"
        className="round-button step-button"
        aria-label={copy.next}
        {...dataAttributes({ next: true })}
      >
        <Arrow />
      </button>
    </div>
  )
}
