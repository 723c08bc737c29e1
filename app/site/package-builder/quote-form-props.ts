import type { Forms } from '#copy/he/forms.ts'
import type { PackageBuilder } from '#copy/he/package-builder.ts'
import type { FieldErrors } from '#domain/leads/field-errors.ts'

/** Why a posted request was not taken. 'fields': something is wrong with what the visitor wrote. */
export type QuoteFailure = 'fields' | 'empty' | 'too-many' | 'failed'

/** What a form comes back with when it could not be taken. */
export type QuoteFormAnswer = {
  values: Readonly<Record<string, string>>
  errors: FieldErrors
  failure: QuoteFailure
}

export type QuoteFormProps = {
  /** The words of the lead form, with the builder's own where they differ. */
  lead: Forms['lead']
  notes: { label: string; placeholder: string }
  /** What is said when the line is broken. */
  offline: { title: string; text: string }
  answer: QuoteFormAnswer | null
}

type Setting = { forms: Forms; copy: PackageBuilder; answer: QuoteFormAnswer | null }

export function quoteFormProps({ forms, copy: { quote }, answer }: Setting): QuoteFormProps {
  const { label, submit, sending, ready, promise } = quote
  const failed = answer?.failure === 'too-many' ? quote.tooMany : quote.failed
  return {
    lead: { ...forms.lead, label, submit, sending, ready, promise, failed },
    notes: { label: quote.notes, placeholder: quote.notesPlaceholder },
    offline: quote.offline,
    answer,
  }
}
