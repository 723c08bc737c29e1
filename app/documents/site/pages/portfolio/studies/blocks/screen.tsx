import type { CaseStudyId } from '#catalog/projects.ts'
import { viewOf } from '#content/projects/project-pictures.ts'
import type { Lang } from '#i18n/languages.ts'
import { ProjectPicture } from '#documents/site/parts/project-picture.tsx'

type Props = {
  id: CaseStudyId
  lang: Lang
  view: string
  sizes: string
  alt?: string | undefined
  className?: string
}

/** A screen of the product in the frame of its device. */
export function Screen({ id, lang, view, sizes, alt = '', className = '' }: Props) {
  const picture = viewOf(id, view, lang)
  return (
    <ProjectPicture
      picture={picture}
      sizes={sizes}
      alt={alt}
      className={`case-screen case-screen-${picture.shape} ${className}`}
    />
  )
}

/** How wide a phone and a desktop are shown. */
export const screenSizes = {
  phone: '(width >= 43.75rem) 20rem, 62vw',
  desk: '(width >= 64rem) 60vw, 92vw',
} as const
