import { visitParts } from '#content/templates/aesthetic-clinic/figures.ts'
import type { AestheticClinicPage } from '#content/templates/aesthetic-clinic/page-he.ts'
import { fill } from '#i18n/fill.ts'
import { ClinicPicture } from '../clinic-picture.tsx'

type Words = AestheticClinicPage['home']['visit']

// SAFETY: the texts have the same keys.
const parts = Object.keys(visitParts) as (keyof typeof visitParts)[]

/** The steps as pearls on a thread, sized by their duration. */
export function Visit({ words }: { words: Words }) {
  return (
    <section className="visit" aria-labelledby="visit-title">
      <ClinicPicture name="folds" alt={words.alt} sizes="100vw" className="visit-silk" />
      <div className="visit-head">
        <h2 id="visit-title">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      <div className="visit-string">
        <svg aria-hidden="true" viewBox="0 0 100 20" preserveAspectRatio="none" className="thread">
          <path d="M0 2C25 22 75 22 100 2" />
        </svg>
        <ol>
          {parts.map((part) => (
            <li key={part} className={`pearl-${part}`}>
              <h3>{words.parts[part].title}</h3>
              <p className="visit-time">{timeOf(part, words)}</p>
              <p>{words.parts[part].text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function timeOf(part: keyof typeof visitParts, words: Words): string {
  const minutes = visitParts[part]
  return minutes === null ? words.nights : fill(words.minutes, { minutes })
}
