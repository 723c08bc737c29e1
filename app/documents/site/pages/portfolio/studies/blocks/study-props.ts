import type { Project } from '#catalog/project-kinds.ts'
import type { CaseStudyId } from '#catalog/projects.ts'
import type { CaseStudyWords } from '#content/projects/project-words.ts'
import type { Lang } from '#i18n/languages.ts'
import type { ProjectContext } from '#documents/site/parts/project-context.ts'

/** What the layout of a case study shows. */
export type StudyProps = {
  lang: Lang
  id: CaseStudyId
  study: CaseStudyWords
  project: Project
  projectContext: ProjectContext
}
