import { coverOf } from '#catalog/project-pictures.ts'
import type { CaseStudyId } from '#catalog/projects.ts'
import type { Projects } from '#copy/he/projects.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { looks, tones } from '#site/letter/looks.ts'
import { ProjectPicture } from '#site/project-picture.tsx'
import { Arrow } from '#ui/arrow.tsx'

type Props = { lang: Lang; id: CaseStudyId; words: Projects['items'][CaseStudyId]; label: string }

/** The next case study, on its own wall: the whole band leads there. */
export function NextProject({ lang, id, words, label }: Props) {
  return (
    <a href={pageUrl(lang, `portfolio/${id}`)} className={`${tones[looks[`portfolio/${id}`].tone].className} next-project`}>
      <span className="wrap next-project-words">
        <span className="badge">{label}</span>
        <span className="headline-d2">
          <bdi>{words.name}</bdi>
        </span>
        <span className="max-w-[22em] text-lede">{words.line}</span>
        <span className="row-arrow mt-4">
          <Arrow />
        </span>
      </span>
      <ProjectPicture picture={coverOf(id)} sizes="(width >= 64rem) 50vw, 100vw" className="next-project-picture" />
    </a>
  )
}
