import { ambulance, phones } from '#content/templates/dental-clinic/figures.ts'
import type { DentalClinicPage } from '#content/templates/dental-clinic/page-he.ts'
import { fill } from '#i18n/fill.ts'

/** First aid for a permanent tooth that was knocked out, to be read with one hand free. */
export function Emergency({ words }: { words: DentalClinicPage['emergency'] }) {
  const { baby, broken, hospital } = words
  return (
    <section className="emergency" id="emergency" aria-labelledby="emergency-title">
      <div className="emergency-head">
        <h2 id="emergency-title">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      <ol className="aid">
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className="emergency-side">
        <p className="emergency-call">
          <span>{words.call}</span> <bdi>{phones.urgent}</bdi> <span>{words.closed}</span>
        </p>
        {[hospital, baby, broken].map(({ title, text }) => (
          <div key={title} className="emergency-case">
            <h3>{fill(title, { ambulance })}</h3>
            <p>{text}</p>
          </div>
        ))}
        <p className="emergency-general">{words.general}</p>
      </div>
    </section>
  )
}
