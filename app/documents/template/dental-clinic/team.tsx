import { team } from '#content/templates/dental-clinic/figures.ts'
import type { DentalClinicPage } from '#content/templates/dental-clinic/page-he.ts'
import { fill } from '#i18n/fill.ts'
import { Smile } from './smile.tsx'

type Words = DentalClinicPage['team']

export function Team({ words }: { words: Words }) {
  return (
    <section className="team" id="team" aria-labelledby="team-title">
      <h2 id="team-title">{words.title}</h2>
      <ul>
        {team.map((person) => (
          <Person key={person.id} words={words} person={person} />
        ))}
      </ul>
    </section>
  )
}

/** An initial above the clinic's smile, in place of a photograph of the person. */
function Person({ words, person: { id, since } }: { words: Words; person: (typeof team)[number] }) {
  const { mark, name, role, text, languages } = words.people[id]
  return (
    <li className={`person person-${id}`}>
      <p className="person-face" aria-hidden="true">
        <span>{mark}</span>
        <Smile />
      </p>
      <div className="person-text">
        <h3>{name}</h3>
        <p className="person-role">{role}</p>
        <p>{text}</p>
        <p className="person-facts">
          <span>{fill(words.since, { year: since })}</span> <span>{languages}</span>
        </p>
      </div>
    </li>
  )
}
