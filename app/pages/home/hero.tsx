import type { Home } from '#content/pages/home/he.ts'
import type { Projects } from '#content/site-words.ts'
import type { Opening } from '#copy/opening.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { Headline } from '#site/opening/headline.tsx'
import { MarkedText } from '#site/marked-text.tsx'
import { ClientMarks } from './client-marks.tsx'
import { HeroPicture } from './hero-picture.tsx'
import { dataAttributes } from '#site/data-attributes.ts'

type Props = {
  lang: Lang
  opening: Opening
  copy: Home['hero']
  clients: Home['clients']
  projects: Projects
}

export function Hero({ lang, opening, copy, clients, projects }: Props) {
  return (
    <section className="hero" {...dataAttributes({ behaviour: 'home' })}>
      <div className="hero-stage">
        <HeroPicture lang={lang} />
        <div className="wrap hero-words">
          <p className="badge">{opening.badge}</p>
          <Headline title={opening.title} size="d1" className="hero-title max-md:text-wrap" />
          <p className="hero-lead text-lede text-pretty">
            <MarkedText text={opening.lead} />
          </p>
          <p className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-2 md:mt-9">
            <a href="#stats" className="pill">
              {copy.start}
            </a>
            <a href={pageUrl(lang, 'portfolio')} className="text-link">
              {copy.work}
            </a>
          </p>
        </div>
      </div>
      <ClientMarks copy={clients} projects={projects} />
    </section>
  )
}
