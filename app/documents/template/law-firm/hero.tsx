import type { LawFirmPage } from '#content/templates/law-firm/page-he.ts'

const folder = '/pictures/templates/law-firm'

function sources(name: string, widths: readonly number[], format: string): string {
  return widths.map((width) => `${folder}/${name}-${width}.${format} ${width}w`).join(', ')
}

const wide = [960, 1600, 2400]
const portrait = [780, 1200]

/** The headline is the largest paint of a phone, so its fonts come before the picture. */
export function Hero({ words }: { words: LawFirmPage['hero'] }) {
  const { title, lead, action, more, alt } = words
  const [first, second, third] = title
  return (
    <section className="hero" aria-labelledby="headline">
      <div className="hero-column">
        <h1 id="headline">
          <span>{first}</span> <span>{second}</span> <span>{third}</span>
        </h1>
        <p className="hero-lead">{lead}</p>
        <p className="hero-actions">
          <a href="#contact" className="button">
            {action}
          </a>
          <a href="#meeting" className="text-link">
            {more}
          </a>
        </p>
      </div>
      <picture>
        <source
          media="(width < 60rem)"
          type="image/avif"
          srcSet={sources('hero-portrait', portrait, 'avif')}
          sizes="100vw"
          width={780}
          height={1040}
        />
        <source
          media="(width < 60rem)"
          srcSet={sources('hero-portrait', portrait, 'webp')}
          sizes="100vw"
          width={780}
          height={1040}
        />
        <source type="image/avif" srcSet={sources('hero', wide, 'avif')} sizes="90vw" />
        <img
          src={`${folder}/hero-1600.webp`}
          srcSet={sources('hero', wide, 'webp')}
          sizes="90vw"
          width={1600}
          height={900}
          alt={alt}
          fetchPriority="low"
          className="hero-picture"
        />
      </picture>
    </section>
  )
}
