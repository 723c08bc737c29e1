import type { ReactNode } from 'react'
import { caseStudies, kindOfCaseStudy, type ProjectKind } from '#catalog/projects.ts'
import { templates } from '#catalog/templates.ts'
import type { Projects } from '#copy/he/projects.ts'
import type { Templates } from '#copy/he/templates.ts'
import type { Lang } from '#i18n/languages.ts'
import { ProjectTile } from '#site/project-tile.tsx'
import { TemplateTile } from '#site/template-tile.tsx'

export type Slide = { id: string; kind: ProjectKind; name: string; tile: ReactNode }

type Props = { lang: Lang; projects: Projects; templateWords: Templates }

/** The case studies, then the landing pages. */
export function showcaseSlides({ lang, projects, templateWords }: Props): Slide[] {
  return [
    ...caseStudies.map((id) => {
      const words = projects.items[id]
      return { id, kind: kindOfCaseStudy[id], name: words.name, tile: <ProjectTile lang={lang} id={id} words={words} /> }
    }),
    ...templates.map((id) => {
      const words = templateWords.items[id]
      return { id, kind: 'landing' as const, name: words.business, tile: <TemplateTile lang={lang} id={id} words={words} /> }
    }),
  ]
}
