import type { CrystalWorkshopPage } from '#content/templates/crystal-workshop/page-he.ts'
import { pictureSources, pictureUrl } from './picture-sources.ts'

type Words = CrystalWorkshopPage['gallery']

const pictures = [
  { name: 'tray', sizes: '(width < 60rem) 100vw, 58vw' },
  { name: 'tools', sizes: '(width < 60rem) 72vw, 30vw' },
  { name: 'facets', sizes: '(width < 60rem) 72vw, 38vw' },
] as const

/** Three pictures of three shapes and sizes, which overlap like prints on a table. */
export function Gallery({ words }: { words: Words }) {
  return (
    <section className="gallery" aria-labelledby="gallery-title">
      <h2 id="gallery-title">{words.title}</h2>
      {pictures.map(({ name, sizes }) => (
        <figure key={name} className={`print print-${name}`}>
          <picture>
            <source
              type="image/avif"
              srcSet={pictureSources(name, [640, 1200], 'avif')}
              sizes={sizes}
            />
            <img
              src={pictureUrl(name, 640, 'webp')}
              srcSet={pictureSources(name, [640, 1200], 'webp')}
              sizes={sizes}
              width={1200}
              height={900}
              alt={words[name].alt}
              loading="lazy"
            />
          </picture>
          <figcaption className="hand">{words[name].caption}</figcaption>
        </figure>
      ))}
      <p className="fine">{words.note}</p>
    </section>
  )
}
