import { detailOf } from '#content/projects/project-pictures.ts'
import { ProjectPicture } from '#documents/site/parts/project-picture.tsx'
import type { StudyProps } from './study-props.ts'

type Props = Pick<StudyProps, 'id' | 'study'> & { className: string; sizes: string }

/** The set from a third camera. A case study without that picture leaves nothing empty. */
export function Detail({ id, study, className, sizes }: Props) {
  const picture = detailOf(id)
  return picture === null ? null : (
    <ProjectPicture
      picture={picture}
      sizes={sizes}
      alt={study.layout.detail ?? ''}
      className={`case-detail ${className}`}
    />
  )
}
