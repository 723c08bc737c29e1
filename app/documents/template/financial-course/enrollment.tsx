import { phone } from '#content/templates/financial-course/figures.ts'
import type { FinancialCoursePage } from '#content/templates/financial-course/page-he.ts'
import { DemoField } from '#documents/template/frame/demo-field.tsx'
import { DemoForm } from '#documents/template/frame/demo-form.tsx'

export function Enrollment({ words }: { words: FinancialCoursePage['enroll'] }) {
  const { fields } = words
  return (
    <section className="enroll" id="enroll" aria-labelledby="enroll-title">
      <div className="enroll-head">
        <h2 id="enroll-title">{words.title}</h2>
        <p>{words.lead}</p>
        <p>
          {words.call} <bdi className="enroll-phone">{phone}</bdi>
        </p>
      </div>
      <DemoForm id="enroll-form" words={words.form}>
        <DemoField id="enroll-name" kind="name" words={fields.name} />
        <DemoField id="enroll-phone" kind="phone" words={fields.phone} />
        <DemoField id="enroll-email" kind="email" words={fields.email} />
        <DemoField id="enroll-seat" kind={{ options: words.seats }} words={fields.seat} />
        <DemoField
          id="enroll-urgent"
          kind={{ options: words.topics }}
          words={fields.urgent}
          className="demo-wide"
        />
      </DemoForm>
    </section>
  )
}
