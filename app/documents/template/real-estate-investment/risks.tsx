import type { RealEstatePage } from '#content/templates/real-estate-investment/page-he.ts'
import { Lines } from './lines.tsx'

/** The risks, in the largest type of the page. */
export function Risks({ words }: { words: RealEstatePage['risks'] }) {
  return (
    <section className="risks" id="risks" aria-labelledby="risks-title">
      <div className="risks-head">
        <h2 id="risks-title">
          <Lines lines={words.title} />
        </h2>
        <p>{words.lead}</p>
      </div>
      <ul className="risk-list">
        {words.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="legal">
        <h3>{words.legalTitle}</h3>
        <ul>
          {words.legal.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
