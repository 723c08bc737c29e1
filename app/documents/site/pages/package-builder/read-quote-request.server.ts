import { contactFields } from '#domain/leads/contact-form.ts'
import { readContactErrors, type FieldError } from '#domain/leads/field-errors.ts'
import { requireForm } from '#server/request/require-form.ts'
import type { RefusalReason } from '#server/leads/lead-outcome.ts'
import type { QuoteFormAnswer } from '#documents/site/parts/package-builder/quote-form-props.ts'

export type PostedRequest = {
  /** The visitor's input, to fill in the form again. */
  values: Readonly<Record<string, string>>
  key: string | undefined
  input: Readonly<Record<string, unknown>>
}

const refillFields: ReadonlySet<string> = new Set([...contactFields, 'country_code'])

/**
 * The text fields of the posted form, without files. Throws a Response where the body is not a
 * form.
 */
export async function readQuoteRequest(request: Request): Promise<PostedRequest> {
  const fields = [...(await requireForm(request))].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  const { key = '', elapsed_ms: elapsed = '', ...input } = Object.fromEntries(fields)
  return {
    values: Object.fromEntries(fields.filter(([name]) => refillFields.has(name))),
    key: key === '' ? undefined : key,
    input: { ...input, ...(/^\d{1,9}$/.test(elapsed) && { elapsed_ms: Number(elapsed) }) },
  }
}

/**
 * The reason why a request was refused: invalid fields, an empty basket, the gate, too many
 * requests, or an error of ours.
 */
export function failureOf(
  reason: RefusalReason,
  found: readonly FieldError[],
  values: QuoteFormAnswer['values'],
): QuoteFormAnswer {
  const errors = readContactErrors(found)
  if (reason === 'outside_israel') return { values, errors, failure: 'outside' }
  if (reason === 'rate_limited') return { values, errors, failure: 'too-many' }
  if (found.some(({ field }) => field === 'basket')) return { values, errors, failure: 'empty' }
  return { values, errors, failure: Object.keys(errors).length > 0 ? 'fields' : 'failed' }
}
