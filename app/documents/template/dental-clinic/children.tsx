import { ages } from '#content/templates/dental-clinic/figures.ts'
import type { DentalClinicPage } from '#content/templates/dental-clinic/page-he.ts'
import { Picture } from './picture.tsx'

// SAFETY: the object has only these keys.
const ageIds = Object.keys(ages) as (keyof typeof ages)[]

/** What to expect at each age, beside the small chair. */
export function Children({ words }: { words: DentalClinicPage['children'] }) {
  return (
    <section className="children" id="children" aria-labelledby="children-title">
      <div className="children-head">
        <h2 id="children-title">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      <Picture name="chair" alt={words.alt} sizes="(width < 60rem) 94vw, 60vw" />
      <ol className="ages">
        {ageIds.map((id) => (
          <li key={id}>
            <p className="age">
              <span className="age-label">{words.age}</span>{' '}
              <span className="age-years">{ages[id]}</span>
            </p>
            <h3>{words.ages[id].title}</h3>
            <p>{words.ages[id].text}</p>
          </li>
        ))}
      </ol>
      <p className="basket">{words.basket}</p>
    </section>
  )
}
