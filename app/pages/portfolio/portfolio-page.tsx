import { caseStudies } from '#catalog/projects.ts'
import { templates } from '#catalog/templates.ts'
import { copyFor } from '#copy/copy.server.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { LinkRows } from '#site/link-rows.tsx'
import { PageOpening } from '#site/opening/page-opening.tsx'
import { ProjectTile } from '#site/project-tile.tsx'
import type { Route } from './+types/portfolio-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { openings, projects, templates: words, links } = copyFor(lang)
  return { lang, opening: openings.portfolio, projects, templateWords: words, contact: links.contact }
}

export default function PortfolioPage({ loaderData: { lang, opening, projects, templateWords, contact } }: Route.ComponentProps) {
  const rows = templates.map((id) => {
    const { business, kind, line } = templateWords.items[id]
    return { href: pageUrl(lang, `templates/${id}`), name: business, line: `${kind}. ${line}` }
  })
  return (
    <>
      <PageOpening lang={lang} path="portfolio" opening={opening}>
        <a href={pageUrl(lang, 'contact')} className="pill">
          {contact}
        </a>
      </PageOpening>
      <div className="wrap py-section">
        <ul className="project-tiles">
          {caseStudies.map((id) => (
            <li key={id}>
              <ProjectTile lang={lang} id={id} words={projects.items[id]} as="h2" />
            </li>
          ))}
        </ul>
      </div>
      <section aria-labelledby="landing-title" className="bg-surface">
        <div className="wrap grid gap-x-6 gap-y-8 py-section lg:grid-cols-12">
          <h2 id="landing-title" className="headline-h2 lg:col-span-4">
            {projects.categories.landing}
          </h2>
          <div className="lg:col-span-8">
            <LinkRows rows={rows} />
          </div>
        </div>
      </section>
    </>
  )
}
