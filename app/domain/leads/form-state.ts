import type { ContactField, ContactFormError } from './contact-form.ts'
import type { FieldErrors } from './field-errors.ts'

/** The text fields of a form by name, hidden ones included. */
export type FormValues = Readonly<Record<string, string>>

/** The state that the server renders into a form: the values and errors of its last submission. */
export type FormState<
  Field extends string = ContactField,
  Code extends string = ContactFormError,
> = {
  values: FormValues
  errors: FieldErrors<Field, Code>
  /** The form was refused, and not because of one of its fields. */
  failed: boolean
}

/**
 * The state of a refused form, which keeps its values. Without errors at its fields it has failed.
 */
export function refusedForm<Field extends string, Code extends string>(
  values: FormValues,
  errors: FieldErrors<Field, Code>,
): FormState<Field, Code> {
  return { values, errors, failed: Object.keys(errors).length === 0 }
}
