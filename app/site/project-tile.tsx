import type { CaseStudyId } from '#catalog/projects.ts'
import type { Projects } from '#copy/he/projects.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { ProjectCover } from './project-cover.tsx'

type Props = { lang: Lang; id: CaseStudyId; words: Projects['items'][CaseStudyId]; as?: 'h2' | 'h3' }

/** A project; its name widens under the pointer. */
export function ProjectTile({ lang, id, words, as: Heading = 'h3' }: Props) {
  return (
    <a href={pageUrl(lang, `portfolio/${id}`)} className="project-tile">
      <div className="project-wall">
        <ProjectCover id={id} sizes="(width >= 64rem) 50vw, (width >= 43.75rem) 45vw, 90vw" className="size-full object-cover" />
      </div>
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
