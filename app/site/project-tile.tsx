import type { CaseStudyId } from '#catalog/projects.ts'
import type { Projects } from '#copy/he/projects.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { ProjectWall } from './project-wall.tsx'

type Props = { lang: Lang; id: CaseStudyId; words: Projects['items'][CaseStudyId]; as?: 'h2' | 'h3' }

/** A project as a wall with its letter; the name widens under the pointer. */
export function ProjectTile({ lang, id, words, as: Heading = 'h3' }: Props) {
  return (
    <a href={pageUrl(lang, `portfolio/${id}`)} className="project-tile">
      <ProjectWall lang={lang} id={id} className="project-wall" />
      <Heading className="project-name">
        <bdi>{words.name}</bdi>
      </Heading>
      <p className="mt-1 text-fg-muted">
        {words.category}
        <span aria-hidden="true" className="mx-2 inline-block size-1.5 rounded-full bg-dot align-middle" />
        {words.line}
      </p>
    </a>
  )
}
