import { testimonialFields, type TestimonialValues } from '#domain/studio/testimonials.ts'
import { joinDay } from '#domain/typed-date-time.ts'

/** What was typed, not checked; a field that the form does not have is ''. */
export function readTypedTestimonial(form: FormData): TestimonialValues {
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const date = joinDay([textOf('date.day'), textOf('date.month'), textOf('date.year')])
  const entries = testimonialFields.map((field) => [field, textOf(field)])
  // SAFETY: one entry for each field
  return { ...Object.fromEntries(entries), date } as TestimonialValues
}
