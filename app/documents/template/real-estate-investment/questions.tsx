import type { RealEstatePage } from '#content/templates/real-estate-investment/page-he.ts'
import { Picture } from './picture.tsx'

type Words = RealEstatePage['questions']

export function Questions({ words }: { words: Words }) {
  return (
    <section className="questions" id="questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{words.title}</h2>
      <div className="answers">
        {words.items.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
              <svg aria-hidden="true" viewBox="0 0 24 24" className="open-mark">
                <path d="M4 12h16" />
                <path className="open-mark-closed" d="M12 4v16" />
              </svg>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <Picture
        name="crown"
        alt={words.alt}
        sizes="(width < 60rem) 50vw, 34vw"
        className="questions-picture"
      />
    </section>
  )
}
