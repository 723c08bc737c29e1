import type { DentalClinicPage } from '#content/templates/dental-clinic/page-he.ts'

/** A conversation at the front desk: questions of patients and the clinic's answers. */
export function Insurance({ words }: { words: DentalClinicPage['insurance'] }) {
  return (
    <section className="insurance" id="insurance" aria-labelledby="insurance-title">
      <h2 id="insurance-title">{words.title}</h2>
      <dl>
        {words.items.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
