import type { AdminStudio } from '#desk/words/he/studio.ts'
import type { AdminTestimonials } from '#desk/words/he/testimonials.ts'
import {
  testimonialRules,
  type TestimonialField,
  type TestimonialForm,
  type TestimonialValues,
} from '#domain/studio/testimonials.ts'
import { splitDay } from '#domain/typed-date-time.ts'
import { languages } from '#i18n/languages.ts'
import { DateTimeField } from '#ui/date-time-field.tsx'
import { InputField, TextAreaField } from '#ui/field.tsx'

type Props = {
  field: TestimonialField
  page: {
    fields: AdminTestimonials['fields']
    notes: { link: string; quote: string }
    faults: AdminStudio['faults']
    day: AdminStudio['day']
  }
  /** null: nothing is typed yet. */
  values: TestimonialValues | null
  problems: Extract<TestimonialForm, { ok: false }>['faults']
}

/** One field of a testimonial, in the direction of its language. */
export function TestimonialInput({ field, page, values, problems }: Props) {
  const fault = problems[field]
  const error = fault && page.faults[fault]
  const value = values?.[field] ?? ''
  if (field === 'date')
    return (
      <DateTimeField
        id={field}
        name={field}
        legend={page.fields[field]}
        labels={page.day}
        values={splitDay(value)}
        error={error}
      />
    )
  const input = {
    id: field,
    name: field,
    label: page.fields[field],
    defaultValue: value,
    maxLength: testimonialRules[field].max,
    error,
  }
  if (field === 'link')
    return (
      <InputField
        {...input}
        type="url"
        dir="ltr"
        note={page.notes.link}
        className="[&_input]:rtl:text-end"
      />
    )
  const lang = field.endsWith('.he') ? 'he' : 'en'
  const words = { ...input, lang, dir: languages[lang].dir }
  if (field === 'quote.he' || field === 'quote.en')
    return <TextAreaField {...words} rows={4} note={page.notes.quote} />
  return <InputField {...words} type="text" />
}
