import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'
import type { ServiceData } from '../service-data.ts'

export function Process({ words: { process }, shared }: ServiceData) {
  const isTimed = process.steps.every(({ days }) => days !== undefined)
  return (
    <section aria-labelledby="process-title" className="wrap service-section">
      <SectionHead
        id="process-title"
        badge={shared.badges.process}
        title={process.title}
        lead={process.lead}
      />
      <ol className={isTimed ? 'process mt-14' : 'process process-even mt-14'}>
        {process.steps.map(({ title, text, days }) => (
          <li key={title} className="step">
            <h3 className="headline-h3">{title}</h3>
            {days === undefined ? null : <p className="step-days">{days}</p>}
            <p className="mt-3 max-w-[22em] text-fg-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
