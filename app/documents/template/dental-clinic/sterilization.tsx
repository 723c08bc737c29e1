import { autoclave } from '#content/templates/dental-clinic/figures.ts'
import type { DentalClinicPage } from '#content/templates/dental-clinic/page-he.ts'
import { fill } from '#i18n/fill.ts'
import { Picture } from './picture.tsx'

/** The steps of an instrument from one patient to the next, in bubbles. */
export function Sterilization({ words }: { words: DentalClinicPage['sterilization'] }) {
  return (
    <section className="sterile" aria-labelledby="sterile-title">
      <Picture name="foam" alt={words.alt} sizes="100vw" />
      <div className="sterile-head">
        <h2 id="sterile-title">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      <ol className="sterile-steps">
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{fill(text, autoclave)}</p>
          </li>
        ))}
      </ol>
      <div className="sterile-notes">
        <p>{words.single}</p>
        <p>{words.spores}</p>
      </div>
    </section>
  )
}
