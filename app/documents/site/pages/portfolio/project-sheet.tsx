import { picturesOf } from '#content/projects/project-pictures.ts'
import { isCaseStudy, type ProjectId } from '#catalog/projects.ts'
import { isTemplate } from '#catalog/templates.ts'
import { projects } from '#content/projects/projects.ts'
import type { Projects } from '#content/site-words.ts'
import { pageUrl } from '#i18n/links.ts'
import { Headline } from '#documents/site/parts/opening/headline.tsx'
import { ProjectPicture } from '#documents/site/parts/project-picture.tsx'
import { ProjectFacts } from '#documents/site/parts/project-facts.tsx'
import type { ProjectContext } from '#documents/site/parts/project-context.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { templateRequestUrl } from '#documents/template/frame/template-request-url.ts'

type Props = {
  id: ProjectId
  name: Projects['items'][ProjectId]
  details: string
  listUrl: string
  projectContext: ProjectContext
}

const sizes = '(width >= 64rem) 45vw, 100vw'

/**
 * A project's details over the list. The server renders them at their own address; with scripts,
 * behaviours/project-sheet.ts opens and closes them.
 */
export function ProjectSheet({ id, name, details, listUrl, projectContext }: Props) {
  const { lang, words } = projectContext
  const project = projects[id]
  return (
    <dialog
      open
      aria-labelledby="sheet-title"
      className="project-sheet"
      {...dataAttributes({ 'project-sheet': true, 'list-url': listUrl })}
    >
      <a
        href={listUrl}
        className="round-button project-sheet-close"
        aria-label={words.close}
        {...dataAttributes({ close: true })}
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="size-4 fill-none stroke-current stroke-2"
        >
          <path d="m3 3 10 10M13 3 3 13" />
        </svg>
      </a>
      <div className="project-sheet-pictures">
        {picturesOf(id, lang)
          .slice(0, 2)
          .map((picture, index) => (
            <ProjectPicture
              key={picture.src}
              picture={picture}
              sizes={sizes}
              className={`project-sheet-picture project-sheet-${picture.shape}`}
              eager={index === 0}
            />
          ))}
      </div>
      <div className="project-sheet-words">
        <p className="badge">{name.category}</p>
        <Headline
          as="h2"
          id="sheet-title"
          size="h2"
          title={[name.name, name.line]}
          dot={false}
          className="mt-4"
        />
        <Tags id={id} projectContext={projectContext} />
        <p className="mt-6 text-pretty">{details}</p>
        <ProjectFacts project={project} projectContext={projectContext} className="mt-8" />
        <Ways id={id} projectContext={projectContext} />
        {project.sample ? <p className="mt-6 text-small text-fg-muted">{words.sample}</p> : null}
      </div>
    </dialog>
  )
}

function Tags({
  id,
  projectContext: { words },
}: {
  id: ProjectId
  projectContext: ProjectContext
}) {
  const { tags } = projects[id]
  if (tags.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 font-medium">
      {tags.map((tag) => (
        <li key={tag} className="dot-item">
          {words.tags[tag]}
        </li>
      ))}
    </ul>
  )
}

function Ways({
  id,
  projectContext: { lang, words },
}: {
  id: ProjectId
  projectContext: ProjectContext
}) {
  const { liveUrl } = projects[id]
  const live =
    liveUrl !== null && URL.canParse(liveUrl) ? liveUrl : liveUrl && pageUrl(lang, liveUrl)
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
      {isCaseStudy(id) ? (
        <a href={pageUrl(lang, `portfolio/${id}`)} className="pill">
          {words.caseStudy}
        </a>
      ) : null}
      {live === null ? null : (
        <a href={live} className="pill">
          {words.live}
        </a>
      )}
      <a
        href={isTemplate(id) ? templateRequestUrl(lang, id) : pageUrl(lang, 'contact')}
        className="text-link"
      >
        {words.want}
      </a>
    </div>
  )
}
