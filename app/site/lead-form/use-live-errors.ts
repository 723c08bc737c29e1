import { useRef, useState, type FocusEvent, type SyntheticEvent } from 'react'
import {
  contactFields,
  contactFormErrors,
  type ContactField,
  type contactFormSchema,
  type FieldErrors,
} from '#domain/leads/contact-form.ts'
import { cleanText } from '#domain/text/clean.ts'
import { countCodePoints } from '#domain/text/code-points.ts'
import { valuesOf } from './lead-wire.ts'

/** How long somebody may stop in the middle of a field before it says what is missing. Leaving the field says it at once. */
const hesitation = 800

type Schema = ReturnType<typeof contactFormSchema>
type FormEvent = SyntheticEvent<HTMLFormElement>

/** What is wrong with the form, and what of it the visitor has been told. The fields themselves are not controlled. */
export function useLiveErrors(schema: Schema, first: FieldErrors, firstMessage: string) {
  const [errors, setErrors] = useState(first)
  const [told, setTold] = useState(() => contactFields.filter((field) => first[field]))
  /** How long the message is, as its limit counts. */
  const [used, setUsed] = useState(() => lengthOf(firstMessage))
  const touched = useRef(new Set<ContactField>())
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  function judge(form: HTMLFormElement): FieldErrors {
    const values = valuesOf(form)
    const found = contactFormErrors(schema, values)
    setErrors(found)
    setUsed(lengthOf(values['message'] ?? ''))
    return found
  }

  function tell(field: ContactField) {
    setTold((before) => (before.includes(field) ? before : [...before, field]))
  }

  /** Tells everything, also what the server found: it has the last word until the next key. */
  function tellAll(found: FieldErrors) {
    setErrors(found)
    setTold([...contactFields])
  }

  function onInput(event: FormEvent) {
    judge(event.currentTarget)
    const field = fieldOf(event)
    clearTimeout(pause.current)
    if (field === null) return
    touched.current.add(field)
    pause.current = setTimeout(() => tell(field), hesitation)
  }

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    // A message that appears between press and release would move the button away from under the pointer. Sending tells everything anyway.
    if (event.relatedTarget instanceof HTMLButtonElement) return
    const field = fieldOf(event)
    if (field !== null && touched.current.has(field)) tell(field)
  }

  // SAFETY: made from the fields and codes of `errors`.
  const messages = Object.fromEntries(told.map((field) => [field, errors[field]])) as FieldErrors
  return { errors, messages, used, judge, tellAll, onInput, onBlur }
}

function lengthOf(message: string): number {
  return countCodePoints(cleanText(message))
}

function fieldOf({ target }: FormEvent): ContactField | null {
  const name = target instanceof Element ? target.getAttribute('name') : null
  return contactFields.find((field) => field === (name === 'country_code' ? 'phone' : name)) ?? null
}
