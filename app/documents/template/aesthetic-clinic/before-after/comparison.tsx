import type { ClinicBeforeAfter } from '#content/clinic-pages/before-after/page-he.ts'
import type { comparisons } from '#content/templates/aesthetic-clinic/figures.ts'
import { fill } from '#i18n/fill.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { Drawing } from './drawing.tsx'

type Props = { id: (typeof comparisons)[number]; words: ClinicBeforeAfter }

/** Two drawings in one frame with a slider between them; side by side without scripts. */
export function Comparison({ id, words }: Props) {
  const { title, when, changes, stays, before, after } = words.cases[id]
  return (
    <section className={`compare compare-${id}`} aria-labelledby={`${id}-title`}>
      <div className="compare-stage" {...dataAttributes({ comparison: true })}>
        <p className="compare-side compare-before">
          <Drawing id={id} version="before" label={before} />
          <span>{words.before}</span>
        </p>
        <p className="compare-side compare-after">
          <Drawing id={id} version="after" label={after} />
          <span>{words.after}</span>
        </p>
        <input
          type="range"
          min={0}
          max={100}
          step={2}
          defaultValue={50}
          aria-label={fill(words.slider, { title })}
          className="compare-slider"
        />
      </div>
      <div className="compare-words">
        <p className="compare-drawing">{words.drawing}</p>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{when}</p>
        <dl>
          <div>
            <dt>{words.changes}</dt>
            <dd>{changes}</dd>
          </div>
          <div>
            <dt>{words.stays}</dt>
            <dd>{stays}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
