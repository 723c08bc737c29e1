import type { ServiceData } from '../service-data.ts'
import { SectionQuestion } from './section-question.tsx'

export function Process({ words: { process } }: ServiceData) {
  const isTimed = process.steps.every(({ days }) => days !== undefined)
  return (
    <section aria-labelledby="process-title" className="wrap service-section">
      <SectionQuestion id="process-title">{process.title}</SectionQuestion>
      <p className="mt-4 max-w-[40em] text-pretty">{process.lead}</p>
      <ol className={isTimed ? 'process mt-8' : 'process process-even mt-8'}>
        {process.steps.map(({ title, text, days }) => (
          <li key={title} className="step">
            <h3 className="step-name">{title}</h3>
            {days === undefined ? null : <p className="step-days">{days}</p>}
            <p className="max-w-[26em] text-fg-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
