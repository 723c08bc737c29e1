import { pricingOf, type Project } from '#catalog/project-kinds.ts'
import { Price } from './price.tsx'
import { describeProject } from './describe-project.ts'
import type { ProjectContext } from './project-context.ts'

type Props = { project: Project; projectContext: ProjectContext; className?: string }

/**
 * A ruled list: what was built, when, with which technologies, and what a similar project costs.
 */
export function ProjectFacts({ project, projectContext, className = '' }: Props) {
  const { lang, words } = projectContext
  return (
    <dl className={`project-facts ${className}`}>
      {describeProject(project, words, lang).map(({ id, value }) => (
        <div
          key={id}
          className={`project-fact ${id === 'technologies' ? 'project-fact-wide' : ''}`}
        >
          <dt>{words.facts[id]}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
      <div className="project-fact project-fact-wide">
        <dt>
          {words.facts.price}: {words.pricing[pricingOf(project)]}
        </dt>
        <dd className="project-prices">
          <Amounts project={project} projectContext={projectContext} />
        </dd>
      </div>
    </dl>
  )
}

function Amounts({
  project: { price },
  projectContext: { lang, rate, prices, words },
}: {
  project: Project
  projectContext: ProjectContext
}) {
  const amounts = [
    { name: words.ready, from: price.ready, to: price.ready },
    { name: words.custom, from: price.custom, to: null },
  ].filter(({ from }) => from > 0)
  return amounts.map(({ name, from, to }) => (
    <span key={name} className="project-price">
      {amounts.length > 1 ? <span className="text-small text-fg-muted">{name}</span> : null}
      <Price
        price={{ currency: 'ILS', from, to, vat: 'included' }}
        lang={lang}
        rate={rate}
        words={prices}
        className="font-semibold"
      />
    </span>
  ))
}
