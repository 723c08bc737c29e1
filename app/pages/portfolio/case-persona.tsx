import type { Persona } from '#copy/he/case-studies.ts'
import type { Portfolio } from '#copy/he/portfolio.ts'

type Props = { persona: Persona; words: Portfolio['study'] }

/** Who it was planned for, in their own words first. */
export function CasePersona({ persona: { name, age, role, bio, pains, goals, quote }, words }: Props) {
  return (
    <section aria-labelledby="persona-title" className="wrap grid gap-x-6 gap-y-12 py-section lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h2 id="persona-title" className="badge">
          {words.persona}
        </h2>
        <blockquote className="case-quote">{quote}</blockquote>
      </div>
      <div className="lg:col-span-4 lg:col-start-9 lg:self-end">
        <p className="headline-h3">
          {name}, <span className="font-light">{age}</span>
        </p>
        <p className="mt-2 font-medium">{role}</p>
        <p className="mt-3 text-fg-muted">{bio}</p>
        <p className="mt-3 text-small text-fg-muted">{words.personaNote}</p>
      </div>
      <Points title={words.pains} points={pains} className="lg:col-span-6" />
      <Points title={words.goals} points={goals} className="lg:col-span-6" />
    </section>
  )
}

function Points({ title, points, className }: { title: string; points: readonly string[]; className: string }) {
  return (
    <div className={className}>
      <h3 className="border-t-2 border-line-strong pt-4 font-semibold">{title}</h3>
      <ul className="mt-1">
        {points.map((point) => (
          <li key={point} className="case-point">
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}
