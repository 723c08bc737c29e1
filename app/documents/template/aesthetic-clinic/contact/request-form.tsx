import type { ClinicContact } from '#content/clinic-pages/contact/page-he.ts'
import { DemoField } from '#documents/template/frame/demo-field.tsx'
import { DemoForm } from '#documents/template/frame/demo-form.tsx'

/** The nine fields as the cells of one sheet with hairlines (requirements 3.6). */
export function RequestForm({ words }: { words: ClinicContact }) {
  const { fields, options } = words
  const choice = (values: readonly string[]) => ({ options: [options.choose, ...values] })
  return (
    <section className="request" aria-labelledby="request-title">
      <h2 id="request-title">{words.formTitle}</h2>
      <DemoForm id="request-form" words={words.form}>
        <DemoField id="request-name" kind="name" words={fields.name} />
        <DemoField id="request-phone" kind="phone" words={fields.phone} />
        <DemoField id="request-email" kind="email" words={fields.email} />
        <DemoField
          id="request-treatment"
          kind={choice(options.treatments)}
          words={fields.treatment}
        />
        <DemoField id="request-area" kind={choice(options.areas)} words={fields.area} />
        <DemoField id="request-first" kind={choice(options.first)} words={fields.first} />
        <DemoField id="request-age" kind="number" words={fields.age} className="demo-half" />
        <DemoField
          id="request-gender"
          kind={choice(options.genders)}
          words={fields.gender}
          className="demo-half"
        />
        <DemoField
          id="request-message"
          kind="message"
          words={fields.message}
          required={false}
          className="demo-wide"
        />
      </DemoForm>
    </section>
  )
}
