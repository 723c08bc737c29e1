import { personaOf } from '#content/projects/project-pictures.ts'
import { inQuotationMarks } from '#i18n/quotation-marks.ts'
import { ProjectPicture } from '#documents/site/parts/project-picture.tsx'
import type { StudyProps } from './study-props.ts'

type Props = Pick<StudyProps, 'id' | 'study' | 'projectContext'> & { tone?: string }

/** The person for whom the product was planned, in their own words. */
export function Persona({ id, study, projectContext, tone = '' }: Props) {
  const { name, age, role, bio, pains, goals, quote } = study.persona
  const {
    lang,
    words: { study: words },
  } = projectContext
  return (
    <section aria-labelledby="persona-title" className={`case-persona ${tone}`}>
      <div className="wrap case-persona-parts">
        <h2 id="persona-title" className="badge">
          {words.persona}
        </h2>
        <blockquote className="case-quote">{inQuotationMarks(quote, lang)}</blockquote>
        <div className="case-who">
          <ProjectPicture picture={personaOf(id)} sizes="12rem" className="case-portrait" />
          <p className="case-name">
            {name}, <span>{age}</span>
          </p>
          <p className="font-medium">{role}</p>
          <p className="mt-2 text-pretty">{bio}</p>
          <p className="mt-2 text-small text-fg-muted">{words.personaNote}</p>
        </div>
        <Points title={words.pains} points={pains} />
        <Points title={words.goals} points={goals} />
      </div>
    </section>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div className="case-points">
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
