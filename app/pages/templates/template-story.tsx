import type { Project } from '#catalog/project-kinds.ts'
import type { Templates } from '#content/site-words.ts'
import { pageUrl } from '#i18n/links.ts'
import { Headline } from '#site/opening/headline.tsx'
import { ProjectFacts } from '#site/project-facts.tsx'
import type { ProjectContext } from '#site/project-context.ts'

type Props = {
  words: Templates
  details: string
  notice: string
  project: Project
  projectContext: ProjectContext
}

/** What the template contains and why; beside it the price as it is and with adaptation. */
export function TemplateStory({ words, details, notice, project, projectContext }: Props) {
  return (
    <section
      aria-labelledby="story-title"
      className="wrap grid gap-x-6 gap-y-12 py-section lg:grid-cols-12"
    >
      <div className="lg:col-span-7">
        <Headline as="h2" id="story-title" title={words.story} dot={false} />
        <p className="template-story">{details}</p>
      </div>
      <aside aria-label={words.facts} className="lg:col-span-4 lg:col-start-9">
        <ProjectFacts project={project} projectContext={projectContext} />
        <a href={pageUrl(projectContext.lang, 'contact')} className="pill mt-8">
          {words.wantThis}
        </a>
        <p className="mt-8 text-small text-pretty text-fg-muted">
          {notice} {projectContext.words.sample}
        </p>
      </aside>
    </section>
  )
}
