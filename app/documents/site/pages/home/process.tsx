import type { Home } from '#content/pages/home/he.ts'
import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'

/**
 * The lengths of the blocks are to the scale of the days (catalog/claims.ts, promises.processDays).
 */
const lengths = ['stage-scope', 'stage-design', 'stage-build', 'stage-launch'] as const

/** The stages in a row, as long as their days, with the dot that rolls along them. */
export function Process({ copy }: { copy: Home['process'] }) {
  return (
    <section aria-labelledby="process-title" className="wrap py-section">
      <SectionHead id="process-title" form="line" {...copy} />
      <ol className="stages">
        {copy.steps.map(({ title, text, days }, index) => (
          <li key={title} className={`stage ${lengths[index] ?? ''}`}>
            <h3 className="headline-h3">{title}</h3>
            <p className="stage-days">{days}</p>
            <p className="stage-text">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
