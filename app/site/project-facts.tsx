import { pricingOf, type Project } from '#catalog/project-kinds.ts'
import { Price } from '#site/price.tsx'
import { describeProject } from './describe-project.ts'
import type { ProjectVoice } from './project-voice.ts'

type Props = { project: Project; voice: ProjectVoice; className?: string }

/** A ruled list: what was built, when, with what, and what the like of it costs. */
export function ProjectFacts({ project, voice, className = '' }: Props) {
  const { lang, words } = voice
  return (
    <dl className={`project-facts ${className}`}>
      {describeProject(project, words, lang).map(({ id, value }) => (
        <div
          key={id}
          className={`project-fact ${id === 'technologies' || id === 'bonus' ? 'project-fact-wide' : ''}`}
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
          <Amounts project={project} voice={voice} />
        </dd>
      </div>
    </dl>
  )
}

function Amounts({
  project: { price },
  voice: { lang, rate, prices, words },
}: {
  project: Project
  voice: ProjectVoice
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
