import type { ReactNode } from 'react'
import { openingHours, phones } from '#content/templates/dental-clinic/figures.ts'
import type { DentalClinicPage } from '#content/templates/dental-clinic/page-he.ts'
import { DemoField } from '#documents/template/frame/demo-field.tsx'
import { DemoForm } from '#documents/template/frame/demo-form.tsx'

type Props = {
  words: DentalClinicPage['appointment']
  days: DentalClinicPage['slots']['days']
  /** The names of the treatments. */
  treatments: readonly string[]
  /** Content beside the form. */
  children: ReactNode
}

export function Appointment({ words, days, treatments, children }: Props) {
  const { fields, choose, unsure, patients, anyDay } = words
  const openDays = openingHours.map(({ day }) => days[day])
  return (
    <section className="appointment" id="appointment" aria-labelledby="appointment-title">
      <div className="appointment-head">
        <h2 id="appointment-title">{words.title}</h2>
        <p>{words.lead}</p>
        <p className="appointment-phone">
          <bdi>{phones.desk}</bdi>
        </p>
      </div>
      <DemoForm id="appointment-form" words={words.form}>
        <DemoField
          id="appointment-treatment"
          kind={{ options: [choose, ...treatments, unsure] }}
          words={fields.treatment}
        />
        <DemoField
          id="appointment-patient"
          kind={{ options: [choose, ...patients] }}
          words={fields.patient}
        />
        <DemoField
          id="appointment-day"
          kind={{ options: [choose, ...openDays, anyDay] }}
          words={fields.day}
        />
        <DemoField id="appointment-name" kind="name" words={fields.name} />
        <DemoField id="appointment-phone" kind="phone" words={fields.phone} />
        <DemoField
          id="appointment-note"
          kind="message"
          words={fields.note}
          required={false}
          className="demo-wide"
        />
      </DemoForm>
      {children}
    </section>
  )
}
