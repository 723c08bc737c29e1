import { personaOf } from '#content/projects/project-pictures.ts'
import type { CaseStudyId } from '#catalog/projects.ts'
import type { Persona } from '#content/projects/project-words.ts'
import type { Portfolio } from '#copy/he/portfolio.ts'
import { ProjectPicture } from '#site/project-picture.tsx'

type Props = { id: CaseStudyId; persona: Persona; words: Portfolio['study'] }

/** The person that the product was planned for, with a quote first. */
export function CasePersona({
  id,
  persona: { name, age, role, bio, pains, goals, quote },
  words,
}: Props) {
  return (
    <section
      aria-labelledby="persona-title"
      className="wrap grid gap-x-6 gap-y-12 py-section lg:grid-cols-12"
    >
      <div className="lg:col-span-7">
        <h2 id="persona-title" className="badge">
          {words.persona}
        </h2>
        <blockquote className="case-quote">{quote}</blockquote>
      </div>
      <div className="case-persona lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1">
        <ProjectPicture picture={personaOf(id)} sizes="15rem" className="size-60 rounded-ee-card" />
        <div>
          <p className="headline-h3">
            {name}, <span className="font-light">{age}</span>
          </p>
          <p className="mt-2 font-medium">{role}</p>
          <p className="mt-3 text-pretty text-fg-muted">{bio}</p>
          <p className="mt-3 text-small text-fg-muted">{words.personaNote}</p>
        </div>
      </div>
      <div className="grid gap-x-6 gap-y-12 md:grid-cols-2 lg:col-span-7 lg:self-end">
        <Points title={words.pains} points={pains} />
        <Points title={words.goals} points={goals} />
      </div>
    </section>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
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
