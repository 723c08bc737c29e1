import type { Project } from '#catalog/project-kinds.ts'
import type { CaseStudyWords } from '#content/projects/project-words.ts'
import { Headline } from '#site/opening/headline.tsx'
import { ProjectFacts } from '#site/project-facts.tsx'
import type { ProjectContext } from '#site/project-context.ts'

type Props = { study: CaseStudyWords; project: Project; projectContext: ProjectContext }

const steps = ['problem', 'decision', 'result', 'role'] as const

/** The problem, the decision and the result, with the facts beside them. */
export function CaseStory({ study, project, projectContext }: Props) {
  const words = projectContext.words.study
  return (
    <section
      aria-labelledby="story-title"
      className="wrap grid gap-x-6 gap-y-16 py-section lg:grid-cols-12"
    >
      <div className="lg:col-span-8">
        <Headline as="h2" id="story-title" size="d2" title={words.story} dot={false} />
        <dl className="rows mt-12">
          {steps.map((step) => (
            <div key={step} className="row case-step">
              <dt className="headline-h3">{words[step]}</dt>
              <dd>{study[step]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <aside aria-label={words.facts} className="lg:col-span-3 lg:col-start-10">
        <ProjectFacts
          project={project}
          projectContext={projectContext}
          className="project-facts-narrow"
        />
        {study.sample ? (
          <p className="mt-6 text-small text-fg-muted">{projectContext.words.sample}</p>
        ) : null}
      </aside>
    </section>
  )
}
