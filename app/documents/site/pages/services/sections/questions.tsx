import type { ReactNode } from 'react'
import type { Forms } from '#copy/he/forms.ts'
import { ContactMethods } from '#documents/site/parts/contact-methods.tsx'
import type { ServiceData } from '../service-data.ts'
import { SectionQuestion } from './section-question.tsx'
import { TallPage } from './tall-page.tsx'

type Props = ServiceData & { ways: Forms['contact']; children: ReactNode }

/** The questions of the service, and the form that every order button links to. */
export function Questions({ ways, children, ...page }: Props) {
  const { faqTitle, why, withoutIt, anatomy, whyMe, faq, order } = page.words
  return (
    <section aria-labelledby="faq-title" className="bg-surface">
      <div className="wrap service-section-start service-columns">
        <SectionQuestion id="faq-title" className="lg:sticky lg:top-32 lg:self-start">
          {faqTitle}
        </SectionQuestion>
        <div className="rows">
          <Answer question={why.question}>
            <p>{why.answer}</p>
            <h4 className="mt-4 font-semibold">{withoutIt.question}</h4>
            <ul className="marked-list marked-list-out">
              {withoutIt.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Answer>
          {anatomy ? (
            <Answer question={anatomy.question}>
              <TallPage anatomy={anatomy} />
            </Answer>
          ) : null}
          <Answer question={whyMe.question}>
            <dl className="reasons">
              {whyMe.items.map(({ title, text }) => (
                <div key={title}>
                  <dt className="font-semibold">{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Answer>
          {faq.map(({ question, answer }) => (
            <Answer key={question} question={question}>
              <p>{answer}</p>
            </Answer>
          ))}
        </div>
      </div>
      <div id="order" className="wrap service-section service-columns">
        <header className="lg:sticky lg:top-32 lg:self-start">
          <SectionQuestion id="order-title">{order.title}</SectionQuestion>
          <p className="mt-4 max-w-[26em] text-pretty text-fg-muted">{order.text}</p>
          <div className="mt-4 lg:mt-8">
            <ContactMethods copy={ways} isShortOnPhones />
          </div>
        </header>
        <div className="@container">{children}</div>
      </div>
    </section>
  )
}

/** Only one answer is open at a time, without a script. */
function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details name="faq" className="fold row question">
      <summary>
        <h3>{question}</h3>
        <span aria-hidden="true" className="question-mark" />
      </summary>
      <div className="answer">{children}</div>
    </details>
  )
}
