import type { ClinicPricing } from '#content/clinic-pages/pricing/page-he.ts'

/** What a price includes, on a pearl, and what to know before booking. */
export function Terms({ words: { included, terms } }: { words: ClinicPricing }) {
  return (
    <section className="terms" aria-labelledby="terms-title">
      <div className="terms-pearl">
        <h2>{included.title}</h2>
        <ul>
          {included.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div className="terms-words">
        <h2 id="terms-title">{terms.title}</h2>
        <dl>
          {terms.items.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
