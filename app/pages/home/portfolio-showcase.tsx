import { caseStudies } from '#catalog/projects.ts'
import type { Home } from '#copy/he/home.ts'
import type { Projects } from '#copy/he/projects.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { SectionHead } from '#site/opening/section-head.tsx'
import { ProjectTile } from '#site/project-tile.tsx'

type Props = { lang: Lang; copy: Home['portfolio']; projects: Projects }

export function PortfolioShowcase({ lang, copy, projects }: Props) {
  return (
    <section id="portfolio-showcase" aria-labelledby="portfolio-title" className="showcase scheme-dark">
      <div className="wrap py-section">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <SectionHead id="portfolio-title" {...copy} />
          <a href={pageUrl(lang, 'portfolio')} className="pill pill-line">
            {copy.all}
          </a>
        </div>
        <ul className="project-tiles mt-14">
          {caseStudies.map((id) => (
            <li key={id}>
              <ProjectTile lang={lang} id={id} words={projects.items[id]} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
