import type { Home } from '#copy/he/home.ts'
import { SectionHead } from '#site/opening/section-head.tsx'

/** The bars are drawn to the scale of the days (catalog/claims.ts, promises.processDays). */
const lengths = ['step-scope', 'step-design', 'step-build', 'step-launch'] as const

export function Process({ copy }: { copy: Home['process'] }) {
  return (
    <section aria-labelledby="process-title" className="wrap py-section">
      <SectionHead id="process-title" {...copy} />
      <ol className="process mt-14">
        {copy.steps.map(({ title, text, days }, at) => (
          <li key={title} className={`step ${lengths[at] ?? ''}`}>
            <h3 className="headline-h3">{title}</h3>
            <p className="step-days">{days}</p>
            <p className="mt-3 max-w-[20em] text-fg-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
