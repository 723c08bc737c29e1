import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'
import type { ServiceData } from '../service-data.ts'

/** Only one question is open at a time, without a script. */
export function Faq({ words: { faq, faqTitle }, shared }: ServiceData) {
  return (
    <section aria-labelledby="faq-title" className="wrap service-section">
      <div className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <SectionHead
          id="faq-title"
          badge={shared.badges.faq}
          title={faqTitle}
          className="lg:sticky lg:top-32 lg:col-span-4 lg:self-start"
        />
        <div className="rows lg:col-span-8">
          {faq.map(({ question, answer }) => (
            <details key={question} name="faq" className="row question">
              <summary>
                <h3>{question}</h3>
                <span aria-hidden="true" className="question-mark" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
