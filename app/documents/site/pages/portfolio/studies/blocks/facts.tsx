import { ProjectFacts } from '#documents/site/parts/project-facts.tsx'
import type { StudyProps } from './study-props.ts'

type Props = Pick<StudyProps, 'study' | 'project' | 'projectContext'> & { className?: string }

/** The facts of the project, and that its client is a sample. */
export function Facts({ study, project, projectContext, className = 'wrap case-facts' }: Props) {
  const { words } = projectContext
  return (
    <aside aria-label={words.study.facts} className={className}>
      <ProjectFacts project={project} projectContext={projectContext} />
      {study.sample ? <p className="mt-6 text-small text-fg-muted">{words.sample}</p> : null}
    </aside>
  )
}
