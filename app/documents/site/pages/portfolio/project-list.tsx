import { portfolioPath, type PortfolioView } from '#catalog/portfolio-view.ts'
import { projectKinds, type ProjectKind } from '#catalog/project-kinds.ts'
import { isCaseStudy, projectIds, type ProjectId } from '#catalog/projects.ts'
import { projects } from '#content/projects/projects.ts'
import type { Portfolio } from '#copy/he/portfolio.ts'
import type { Projects } from '#content/site-words.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { ProjectTile } from '#documents/site/parts/project-tile.tsx'
import { dataAttributes } from '#parts/data-attributes.ts'

type Category = PortfolioView['category']

type Props = { lang: Lang; category: Category; names: Projects; words: Portfolio }

/** The last tile, if it has a whole row for itself (project-list.css). */
function lastOf(category: Category): ProjectId | undefined {
  const shown = projectIds.filter((id) => category === 'all' || projects[id].category === category)
  return shown.length % 2 === 1 ? shown.at(-1) : undefined
}

/**
 * A tile links to its case study, else to its details. Each filter is a link with its own address;
 * behaviours/project-list.ts filters without leaving the page.
 */
export function ProjectList({ lang, category, names, words }: Props) {
  return (
    <section
      id="projects"
      aria-label={names.categories[category]}
      className="wrap project-list"
      {...dataAttributes({ behaviour: 'project-list' })}
    >
      <Filters lang={lang} category={category} names={names.categories} label={words.filter} />
      <p role="status" className="sr-only" />
      <ul className="project-tiles project-tiles-all">
        {projectIds.map((id) => (
          <li
            key={id}
            id={id}
            {...dataAttributes({ kind: projects[id].category })}
            hidden={category !== 'all' && category !== projects[id].category}
          >
            <ProjectTile
              lang={lang}
              {...(id === lastOf(category) && { sizes: '(width >= 43.75rem) 92vw, 90vw' })}
              id={id}
              words={names.items[id]}
              as="h2"
              {...(!isCaseStudy(id) && {
                href: pageUrl(lang, portfolioPath({ category, project: id })),
              })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function countOf(category: Category): number {
  return projectIds.filter((id) => category === 'all' || projects[id].category === category).length
}

type FiltersProps = {
  lang: Lang
  category: Category
  names: Record<ProjectKind | 'all', string>
  label: string
}

function Filters({ lang, category, names, label }: FiltersProps) {
  return (
    <nav aria-label={label} className="filters project-filters">
      {(['all', ...projectKinds] as const).map((id) => (
        <a
          key={id}
          href={`${pageUrl(lang, portfolioPath({ category: id, project: null }))}#projects`}
          className="filter"
          {...dataAttributes({ category: id })}
          aria-current={id === category ? 'true' : undefined}
        >
          {names[id]} <bdi className="filter-count">{countOf(id)}</bdi>
        </a>
      ))}
    </nav>
  )
}
