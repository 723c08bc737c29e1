import type { FinancialCoursePage } from '#content/templates/financial-course/page-he.ts'

/** Who the course is for and who it is not for, each in one word. */
export function Audience({ words }: { words: FinancialCoursePage['audience'] }) {
  return (
    <section className="audience" aria-label={words.yesTitle}>
      <div className="audience-yes">
        <p className="audience-word" aria-hidden="true">
          {words.yes}
        </p>
        <h2>{words.yesTitle}</h2>
        <Lines items={words.yesItems} />
      </div>
      <div className="audience-no">
        <p className="audience-word" aria-hidden="true">
          {words.no}
        </p>
        <h2>{words.noTitle}</h2>
        <Lines items={words.noItems} />
      </div>
      <p className="audience-line">{words.line}</p>
    </section>
  )
}

function Lines({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
