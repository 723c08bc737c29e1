import type { Home } from '#content/pages/home/he.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { ClaimFigure } from '#documents/site/parts/claim-figure.tsx'
import { FounderPortrait } from '#documents/site/parts/founder-portrait.tsx'
import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'

type Props = { lang: Lang; copy: Home['about'] }

export function About({ lang, copy }: Props) {
  return (
    <section id="about" aria-labelledby="about-title" className="wrap py-section">
      <div className="grid gap-x-6 gap-y-8 md:grid-cols-12">
        <div className="founder md:col-span-4 lg:col-span-3">
          <FounderPortrait
            alt={copy.portraitAlt}
            sizes="(width >= 64rem) 24vw, (width >= 43.75rem) 31vw, 9rem"
          />
          <dl className="founder-figures">
            {(['years', 'projects'] as const).map((id) => (
              <div key={id} className="flex flex-col-reverse">
                <dt className="text-small text-fg-muted">{copy.badges[id]}</dt>
                <dd>
                  <ClaimFigure id={id} className="text-h2" />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="md:col-span-8 lg:col-span-8 lg:col-start-5">
          <SectionHead id="about-title" {...copy} />
          <dl className="aims">
            {Object.entries(copy.blocks).map(([id, { title, text }]) => (
              <div key={id}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <div className="about-end">
            <ul className="about-tags">
              {copy.tags.map((tag) => (
                <li key={tag} className="dot-item">
                  {tag}
                </li>
              ))}
            </ul>
            <a href={pageUrl(lang, 'about')} className="text-link">
              {copy.more}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
