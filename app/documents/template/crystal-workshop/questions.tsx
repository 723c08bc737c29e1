import type { CrystalWorkshopPage } from '#content/templates/crystal-workshop/page-he.ts'

export function Questions({ words }: { words: CrystalWorkshopPage['questions'] }) {
  return (
    <section className="questions" id="questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{words.title}</h2>
      <div>
        {words.items.map(({ question, answer }) => (
          <details key={question}>
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
