import { angleOf } from '#content/projects/project-pictures.ts'
import { ProjectPicture } from '#documents/site/parts/project-picture.tsx'
import type { StudyProps } from './study-props.ts'

type Props = Pick<StudyProps, 'id' | 'lang'> & { tone?: string }

/**
 * The still life of the opening from another angle, low and close. Decorative: it shows nothing
 * new.
 */
export function Angle({ id, lang, tone = '' }: Props) {
  return (
    <div className={tone}>
      <div className="wrap case-angle">
        <ProjectPicture
          picture={angleOf(id, lang)}
          sizes="(width >= 64rem) 90vw, 100vw"
          className="case-angle-picture"
        />
      </div>
    </div>
  )
}
