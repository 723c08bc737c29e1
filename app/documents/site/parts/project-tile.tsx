import { coverOf } from '#content/projects/project-pictures.ts'
import { portfolioPath } from '#catalog/portfolio-view.ts'
import { isCaseStudy, type ProjectId } from '#catalog/projects.ts'
import { projects } from '#content/projects/projects.ts'
import type { Projects } from '#content/site-words.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { ProjectPicture } from './project-picture.tsx'

type Props = {
  lang: Lang
  id: ProjectId
  words: Projects['items'][ProjectId]
  as?: 'h2' | 'h3' | 'h4'
  href?: string
  sizes?: string
}

/** The link of a tile: the case study, else the live page, else the details over the list. */
function projectUrl(lang: Lang, id: ProjectId): string {
  if (isCaseStudy(id)) return pageUrl(lang, `portfolio/${id}`)
  const { category, liveUrl } = projects[id]
  return pageUrl(
    lang,
    category === 'landing' && liveUrl !== null
      ? liveUrl
      : portfolioPath({ category: 'all', project: id }),
  )
}

const halfOfPage = '(width >= 64rem) 50vw, (width >= 43.75rem) 45vw, 90vw'

/** A project: its picture, its name, which widens on hover, and what it is. */
export function ProjectTile({
  lang,
  id,
  words,
  as: Heading = 'h3',
  href = projectUrl(lang, id),
  sizes = halfOfPage,
}: Props) {
  return (
    <a href={href} className="project-tile block">
      <div className="project-backdrop">
        <ProjectPicture
          picture={coverOf(id, lang)}
          sizes={sizes}
          className="size-full object-cover"
        />
      </div>
      <Heading className="tile-name">
        <bdi>{words.name}</bdi>
      </Heading>
      <p className="mt-1 text-balance text-fg-muted">
        {words.category}
        <span
          aria-hidden="true"
          className="mx-2 inline-block size-1.5 rounded-full bg-dot align-middle"
        />
        {words.line}
      </p>
    </a>
  )
}
