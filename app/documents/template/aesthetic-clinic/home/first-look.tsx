import type { AestheticClinicPage } from '#content/templates/aesthetic-clinic/page-he.ts'

export function FirstLook({ words }: { words: AestheticClinicPage['home']['first'] }) {
  return (
    <section className="first" aria-labelledby="first-title">
      <h2 id="first-title">{words.title}</h2>
      <p>{words.text}</p>
      <ul>
        {words.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  )
}
