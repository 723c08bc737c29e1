import type { Home } from '#copy/he/home.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { LetterScene } from '#site/letter/letter-scene.tsx'
import { SectionHead } from '#site/opening/section-head.tsx'

type Props = { lang: Lang; copy: Home['whyChooseUs'] }

export function WhyChooseUs({ lang, copy }: Props) {
  return (
    <section id="why-choose-us" aria-labelledby="why-title" className="why tone-lilac">
      <LetterScene letter="ש" dir={languages[lang].dir} className="why-scene" />
      <div className="wrap py-section">
        <SectionHead id="why-title" {...copy} className="lg:max-w-[58%]" />
        <ul className="mt-12 border-t-2 border-line-strong lg:max-w-[58%]">
          {copy.benefits.map(({ title, text }) => (
            <li key={title} className="grid gap-x-6 gap-y-2 border-b border-line py-6 md:grid-cols-[5fr_7fr]">
              <h3 className="headline-h3">{title}</h3>
              <p className="max-w-[30em]">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
