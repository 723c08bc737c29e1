import type { ReactNode } from 'react'
import { projectIds, projects as facts, type ProjectKind } from '#catalog/projects.ts'
import type { Projects } from '#copy/he/projects.ts'
import type { Lang } from '#i18n/languages.ts'
import { ProjectTile } from '#site/project-tile.tsx'

export type Slide = { id: string; kind: ProjectKind; name: string; tile: ReactNode }

type Props = { lang: Lang; projects: Projects }

/** The widths of the slides (requirements 3.3). */
const sizes = '(width >= 80rem) 30vw, (width >= 64rem) 33vw, (width >= 43.75rem) 45vw, 85vw'

/** Every project, in the order of the list. */
export function showcaseSlides({ lang, projects }: Props): Slide[] {
  return projectIds.map((id) => {
    const words = projects.items[id]
    return {
      id,
      kind: facts[id].category,
      name: words.name,
      tile: <ProjectTile lang={lang} id={id} words={words} sizes={sizes} />,
    }
  })
}
