import type { FinancialCoursePage } from '#content/templates/financial-course/page-he.ts'

export function Questions({ words }: { words: FinancialCoursePage['faq'] }) {
  return (
    <section className="questions" id="faq" aria-labelledby="faq-title">
      <h2 id="faq-title">{words.title}</h2>
      <div>
        {words.items.map(({ question, answer }) => (
          <details key={question} name="question">
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
