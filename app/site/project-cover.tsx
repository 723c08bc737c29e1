import type { CaseStudyId } from '#catalog/projects.ts'
import { Picture } from '#ui/picture.tsx'

type Props = { id: CaseStudyId; sizes: string; className: string; eager?: boolean }

/** A project's still life: its wall, the first letter of its name, its real screen. */
export function ProjectCover({ id, sizes, className, eager = false }: Props) {
  return (
    <Picture
      src={`/pictures/projects/${id}`}
      widths={[400, 800, 1200]}
      ratio={0.75}
      sizes={sizes}
      alt=""
      eager={eager}
      className={className}
    />
  )
}
