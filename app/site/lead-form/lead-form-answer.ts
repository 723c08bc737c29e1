import { contactFields, isContactFormError, type FieldErrors } from '#domain/leads/contact-form.ts'
import type { LeadError } from '#domain/leads/lead-payload.ts'
import type { LeadFormAnswer } from './lead-form-props.ts'

const kept = [...contactFields, 'country_code']

/** A form that was posted without JavaScript and not taken comes back with its values. No errors at its fields: it failed for another reason. */
export function leadFormAnswer(
  posted: FormData,
  errors: readonly LeadError[] = [],
): LeadFormAnswer {
  const values: Record<string, string> = {}
  for (const name of kept) {
    const value = posted.get(name)
    if (typeof value === 'string') values[name] = value
  }
  const fieldErrors: FieldErrors = {}
  for (const { field, code } of errors) {
    const name = contactFields.find((known) => known === field)
    if (name && isContactFormError(code)) fieldErrors[name] = code
  }
  return { values, errors: fieldErrors, failed: Object.keys(fieldErrors).length === 0 }
}
