import type { TermId } from '#content/services/service-words.ts'
import type { ServiceData } from '../service-data.ts'

/** The terms of all prices of the page. Its id is inside the fold, so that a link to it opens it. */
export function Terms({ termTexts: texts, shared: { terms } }: ServiceData) {
  // SAFETY: the keys of the labels are the ids of the terms.
  const ids = (Object.keys(terms.labels) as TermId[]).filter((id) => texts[id] !== undefined)
  return (
    <details className="fold row question mt-2">
      <summary>
        <h3>{terms.title}</h3>
        <span aria-hidden="true" className="question-mark" />
      </summary>
      <dl id="terms" className="term-list">
        {ids.map((id) => (
          <div key={id}>
            <dt className="font-semibold">{terms.labels[id]}</dt>
            <dd className="max-w-[40em] text-pretty">{texts[id]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
