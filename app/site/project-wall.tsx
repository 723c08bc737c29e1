import type { CaseStudyId } from '#catalog/projects.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { LetterScene } from './letter/letter-scene.tsx'
import { looks, tones } from './letter/looks.ts'

type Props = { lang: Lang; id: CaseStudyId; className: string }

export function ProjectWall({ lang, id, className }: Props) {
  const { letter, tone } = looks[`portfolio/${id}`]
  return (
    <div className={`${className} ${tones[tone].className}`}>
      <LetterScene letter={letter} dir={languages[lang].dir} className="size-full" />
    </div>
  )
}
