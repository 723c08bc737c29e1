import { phone } from '#content/templates/law-firm/figures.ts'
import type { LawFirmPage } from '#content/templates/law-firm/page-he.ts'
import { DemoField } from '#documents/template/frame/demo-field.tsx'
import { DemoForm } from '#documents/template/frame/demo-form.tsx'
import { Seal } from './seal.tsx'

type Props = { words: LawFirmPage['contact']; fields: readonly string[] }

/** The contact form as a form of the office, with the seal on its edge and the facts beside it. */
export function Contact({ words, fields: practice }: Props) {
  const { fields, facts } = words
  return (
    <section className="contact" id="contact" aria-labelledby="contact-title">
      <div className="contact-head">
        <h2 id="contact-title">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      <div className="request">
        <Seal />
        <DemoForm id="request-form" words={words.form}>
          <DemoField id="request-name" kind="name" words={fields.name} />
          <DemoField id="request-phone" kind="phone" words={fields.phone} />
          <DemoField
            id="request-field"
            kind={{ options: [words.choose, ...practice, words.unsure] }}
            words={fields.field}
          />
          <DemoField
            id="request-language"
            kind={{ options: words.languages }}
            words={fields.language}
          />
          <DemoField id="request-other" kind="text" words={fields.other} required={false} />
          <DemoField id="request-deadline" kind="date" words={fields.deadline} required={false} />
          <DemoField
            id="request-message"
            kind="message"
            words={fields.message}
            className="demo-wide"
          />
          <p className="request-relation">{words.relation}</p>
        </DemoForm>
      </div>
      <dl className="office">
        {Object.entries(facts).map(([id, { title, lines }]) => (
          <div key={id} className={`office-${id}`}>
            <dt>{title}</dt>
            {id === 'phone' ? (
              <dd className="office-number">
                <bdi>{phone}</bdi>
              </dd>
            ) : null}
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
