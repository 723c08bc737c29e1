import type { Home } from '#content/pages/home/he.ts'
import type { Lang } from '#i18n/languages.ts'
import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'
import { IntroFilm } from './intro-film.tsx'

type Props = { lang: Lang; copy: Home['whyChooseUs'] }

export function WhyChooseUs({ lang, copy }: Props) {
  return (
    <section id="why-choose-us" aria-labelledby="why-title" className="tone-lilac">
      <div className="wrap why py-section">
        <SectionHead id="why-title" {...copy} className="why-head" />
        <IntroFilm lang={lang} copy={copy.video} />
        <ul className="why-benefits">
          {copy.benefits.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-line-strong pt-3">
              <h3 className="headline-h3">{title}</h3>
              <p className="mt-1 max-w-[26em]">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
