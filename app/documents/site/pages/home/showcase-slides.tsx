import type { ReactNode } from 'react'
import type { ProjectKind } from '#catalog/project-kinds.ts'
import { projectIds } from '#catalog/projects.ts'
import { projects as facts } from '#content/projects/projects.ts'
import type { Projects } from '#content/site-words.ts'
import type { Lang } from '#i18n/languages.ts'
import { ProjectTile } from '#documents/site/parts/project-tile.tsx'

export type Slide = { id: string; kind: ProjectKind; name: string; tile: ReactNode }

type Props = { lang: Lang; projects: Projects }

/** Widths of the slides (requirements 3.3). */
const sizes = '(width >= 80rem) 30vw, (width >= 64rem) 33vw, (width >= 43.75rem) 45vw, 85vw'

/** Every project, in the order of the catalog. */
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
