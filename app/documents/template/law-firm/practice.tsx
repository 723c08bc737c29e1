import type { LawFirmPage } from '#content/templates/law-firm/page-he.ts'

/**
 * The practice areas as an index of articles: a mark, a title, what it covers, and when people
 * come.
 */
export function Practice({ words }: { words: LawFirmPage['practice'] }) {
  return (
    <section className="practice" id="practice" aria-labelledby="practice-title">
      <div className="section-head">
        <h2 id="practice-title">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      <ol className="practice-list">
        {words.items.map(({ mark, title, text, when }) => (
          <li key={mark}>
            <span className="practice-mark" aria-hidden="true">
              {mark}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className="practice-when">{when}</p>
          </li>
        ))}
      </ol>
      <p className="practice-elsewhere">{words.elsewhere}</p>
    </section>
  )
}
