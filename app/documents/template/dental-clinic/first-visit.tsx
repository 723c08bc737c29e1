import { visitParts } from '#content/templates/dental-clinic/figures.ts'
import type { DentalClinicPage } from '#content/templates/dental-clinic/page-he.ts'
import { fill } from '#i18n/fill.ts'

// SAFETY: the object has only these keys.
const parts = Object.keys(visitParts) as (keyof typeof visitParts)[]
const total = parts.reduce((sum, part) => sum + visitParts[part], 0)

/** The steps of the first visit along a line of striped toothpaste. */
export function FirstVisit({ words }: { words: DentalClinicPage['visit'] }) {
  return (
    <section className="visit" id="visit" aria-labelledby="visit-title">
      <div className="visit-head">
        <h2 id="visit-title">{words.title}</h2>
        <p>{fill(words.lead, { minutes: total })}</p>
      </div>
      <div className="visit-line">
        <Toothpaste />
        <ol>
          {parts.map((part) => (
            <li key={part}>
              <h3>{words.parts[part].title}</h3>
              <p>{words.parts[part].text}</p>
              <p className="visit-minutes">{fill(words.minutes, { minutes: visitParts[part] })}</p>
            </li>
          ))}
        </ol>
      </div>
      <p className="visit-sign">{words.sign}</p>
    </section>
  )
}

function Toothpaste() {
  const line = 'M0 100Q100-30 200 100T400 100T600 100T800 100T1000 100'
  return (
    <svg aria-hidden="true" viewBox="0 0 1000 200" preserveAspectRatio="none">
      <path className="paste-outer" d={line} />
      <path className="paste-middle" d={line} />
      <path className="paste-inner" d={line} />
    </svg>
  )
}
