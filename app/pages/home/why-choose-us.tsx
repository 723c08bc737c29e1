import type { Home } from '#content/pages/home/he.ts'
import type { Lang } from '#i18n/languages.ts'
import { SectionHead } from '#site/opening/section-head.tsx'
import { IntroFilm } from './intro-film.tsx'

type Props = { lang: Lang; copy: Home['whyChooseUs'] }

export function WhyChooseUs({ lang, copy }: Props) {
  return (
    <section id="why-choose-us" aria-labelledby="why-title" className="tone-lilac">
      <div className="wrap why py-section">
        <SectionHead id="why-title" {...copy} className="why-head" />
        <IntroFilm lang={lang} copy={copy.video} />
        <ul className="why-benefits border-t-2 border-line-strong">
          {copy.benefits.map(({ title, text }) => (
            <li
              key={title}
              className="grid gap-x-6 gap-y-2 border-b border-line py-6 lg:grid-cols-[5fr_7fr]"
            >
              <h3 className="headline-h3">{title}</h3>
              <p className="max-w-[30em]">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
