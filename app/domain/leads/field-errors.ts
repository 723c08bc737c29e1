import type { OrderError } from './consulting-order.ts'
import {
  contactFields,
  contactFormErrorCodes,
  type ContactField,
  type ContactFormError,
  type contactFormSchema,
} from './contact-form.ts'

/**
 * One error of a submitted form. `field` is a key of the payload, or 'body' if the payload is not
 * an object.
 */
export type FieldError = { field: string; code: ContactFormError | OrderError | 'invalid' }

/** At most one error per field of a form, by field name. */
export type FieldErrors<
  Field extends string = ContactField,
  Code extends string = ContactFormError,
> = Partial<Record<Field, Code>>

/** The fields of a form that a visitor can correct, and the errors that the form has words for. */
type Correctable<Field, Code> = { fields: readonly Field[]; codes: readonly Code[] }

/**
 * The first error of each field, read from the server's parser or from the JSON of a response.
 * Errors that the visitor cannot correct are left out. The country has no error text of its own:
 * an unknown one counts as an invalid phone.
 */
export function readFieldErrors<Field extends string, Code extends string>(
  errors: unknown,
  { fields, codes }: Correctable<Field, Code>,
): FieldErrors<Field, Code> {
  const found: FieldErrors<Field, Code> = {}
  for (const error of Array.isArray(errors) ? errors.map(readFieldError) : []) {
    const field = fields.find((name) => name === error.field)
    const code = codes.find((known) => known === error.code)
    if (field !== undefined && code !== undefined) found[field] ??= code
  }
  return found
}

export function readContactErrors(errors: unknown): FieldErrors {
  return readFieldErrors(errors, { fields: contactFields, codes: contactFormErrorCodes })
}

function readFieldError(error: unknown): { field: unknown; code: unknown } {
  if (typeof error !== 'object' || error === null || !('field' in error) || !('code' in error))
    return { field: null, code: null }
  const { field, code } = error
  return field === 'country_code' ? { field: 'phone', code: 'phoneInvalid' } : { field, code }
}

/** The errors that a visitor sees while typing. */
export function validateContactForm(
  schema: ReturnType<typeof contactFormSchema>,
  values: unknown,
): FieldErrors {
  const issues = schema.safeParse(values).error?.issues ?? []
  return readContactErrors(issues.map(({ path, message }) => ({ field: path[0], code: message })))
}
