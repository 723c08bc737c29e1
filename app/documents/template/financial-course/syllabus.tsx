import type { FinancialCoursePage } from '#content/templates/financial-course/page-he.ts'

/** The meetings, listed like the acts of a festival. Each expands without scripts. */
export function Syllabus({ words }: { words: FinancialCoursePage['syllabus'] }) {
  return (
    <section className="syllabus" id="syllabus" aria-labelledby="syllabus-title">
      <div className="syllabus-head">
        <h2 id="syllabus-title">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      <ol>
        {words.meetings.map(({ title, text, leave }, index) => (
          <li key={title}>
            <details name="meeting" open={index === 0}>
              <summary>
                <span className="meeting-number" aria-hidden="true">
                  {String(index + 1).padStart(2, '0')}
                </span>
                <h3>{title}</h3>
              </summary>
              <div className="meeting-text">
                <p>{text}</p>
                <p>
                  <strong>{words.leave}</strong> {leave}
                </p>
              </div>
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}
