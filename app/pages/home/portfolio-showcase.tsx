import { caseStudies } from '#catalog/projects.ts'
import type { Home } from '#copy/he/home.ts'
import type { Projects } from '#copy/he/projects.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { LinkRows } from '#site/link-rows.tsx'
import { SectionHead } from '#site/opening/section-head.tsx'
import { ProjectTile } from '#site/project-tile.tsx'

type Props = { lang: Lang; copy: Home['portfolio']; projects: Projects }

/** The first ones are shown, the others named. */
const tiles = 4

export function PortfolioShowcase({ lang, copy, projects }: Props) {
  const rows = caseStudies.slice(tiles).map((id) => ({ href: pageUrl(lang, `portfolio/${id}`), ...projects.items[id] }))
  return (
    <section id="portfolio-showcase" aria-labelledby="portfolio-title" className="showcase scheme-dark">
      <div className="wrap py-section">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <SectionHead id="portfolio-title" size="d2" {...copy} />
          <a href={pageUrl(lang, 'portfolio')} className="pill pill-line">
            {copy.all}
          </a>
        </div>
        <ul className="project-tiles mt-14">
          {caseStudies.slice(0, tiles).map((id) => (
            <li key={id}>
              <ProjectTile lang={lang} id={id} words={projects.items[id]} />
            </li>
          ))}
        </ul>
        <div className="mt-16">
          <LinkRows rows={rows} />
        </div>
      </div>
    </section>
  )
}
