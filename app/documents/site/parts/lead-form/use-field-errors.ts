import { useRef, useState, type FocusEvent, type SyntheticEvent } from 'react'
import {
  contactFields,
  type ContactField,
  type contactFormSchema,
} from '#domain/leads/contact-form.ts'
import { validateContactForm, type FieldErrors } from '#domain/leads/field-errors.ts'
import { cleanText } from '#domain/text/clean.ts'
import { countCodePoints } from '#domain/text/code-points.ts'
import { readForm } from './read-form.ts'

/**
 * Milliseconds after the last keystroke until the field shows its error. Leaving the field shows it
 * at once.
 */
const typingPauseMs = 800

type Schema = ReturnType<typeof contactFormSchema>
type FormEvent = SyntheticEvent<HTMLFormElement>

/** The errors of a form with uncontrolled fields, and those of them that are shown. */
export function useFieldErrors(schema: Schema, initialErrors: FieldErrors, initialMessage: string) {
  const [errors, setErrors] = useState(initialErrors)
  const [shownFields, setShownFields] = useState(() =>
    contactFields.filter((field) => initialErrors[field]),
  )
  const [messageLength, setMessageLength] = useState(() => lengthOf(initialMessage))
  const touched = useRef(new Set<ContactField>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function validate(form: HTMLFormElement): FieldErrors {
    const values = readForm(form)
    const newErrors = validateContactForm(schema, values)
    setErrors(newErrors)
    setMessageLength(lengthOf(values['message'] ?? ''))
    return newErrors
  }

  function show(field: ContactField) {
    setShownFields((shown) => (shown.includes(field) ? shown : [...shown, field]))
  }

  /** Shows all errors, also those that only the server found, which stay until the next input. */
  function showAll(newErrors: FieldErrors) {
    setErrors(newErrors)
    setShownFields([...contactFields])
  }

  function onInput(event: FormEvent) {
    validate(event.currentTarget)
    const field = fieldOf(event)
    clearTimeout(timer.current)
    if (field === null) return
    touched.current.add(field)
    timer.current = setTimeout(() => show(field), typingPauseMs)
  }

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    // An error that appears between press and release would move the button away from the pointer.
    // Submitting shows all errors anyway.
    if (event.relatedTarget instanceof HTMLButtonElement) return
    const field = fieldOf(event)
    if (field !== null && touched.current.has(field)) show(field)
  }

  // SAFETY: built from the fields and codes of `errors`.
  const shownErrors = Object.fromEntries(
    shownFields.map((field) => [field, errors[field]]),
  ) as FieldErrors
  return { errors, shownErrors, messageLength, validate, showAll, onInput, onBlur }
}

/** Length in code points after cleaning, as the limit is counted. */
function lengthOf(message: string): number {
  return countCodePoints(cleanText(message))
}

function fieldOf({ target }: FormEvent): ContactField | null {
  const name = target instanceof Element ? target.getAttribute('name') : null
  return contactFields.find((field) => field === (name === 'country_code' ? 'phone' : name)) ?? null
}
