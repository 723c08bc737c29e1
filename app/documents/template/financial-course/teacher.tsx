import type { FinancialCoursePage } from '#content/templates/financial-course/page-he.ts'

/** The teacher, and the figure that speaks for her. */
export function Teacher({ words }: { words: FinancialCoursePage['teacher'] }) {
  return (
    <section className="teacher" id="teacher" aria-labelledby="teacher-title">
      <div className="teacher-person">
        <p className="teacher-role">{words.role}</p>
        <h2 id="teacher-title">{words.title}</h2>
        <p className="teacher-text">{words.text}</p>
        <p className="teacher-license">{words.license}</p>
      </div>
      <p className="teacher-zero">
        <span className="teacher-figure">0</span> <span>{words.zero}</span>
      </p>
    </section>
  )
}
