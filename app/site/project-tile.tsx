import type { CaseStudyId } from '#catalog/projects.ts'
import type { Projects } from '#copy/he/projects.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { LetterScene } from './letter/letter-scene.tsx'
import { looks, tones } from './letter/looks.ts'

type Props = { lang: Lang; id: CaseStudyId; words: Projects['items'][CaseStudyId] }

/** A project as a wall with its letter; the name widens under the pointer. */
export function ProjectTile({ lang, id, words }: Props) {
  const { letter, tone } = looks[`portfolio/${id}`]
  return (
    <a href={pageUrl(lang, `portfolio/${id}`)} className="project-tile group">
      <div className={`project-wall ${tones[tone].className}`}>
        <LetterScene letter={letter} dir={languages[lang].dir} className="size-full" />
      </div>
      <h3 className="project-name">
        <bdi>{words.name}</bdi>
      </h3>
      <p className="mt-1 text-fg-muted">
        {words.category}
        <span aria-hidden="true" className="mx-2 inline-block size-1.5 rounded-full bg-dot align-middle" />
        {words.line}
      </p>
    </a>
  )
}
