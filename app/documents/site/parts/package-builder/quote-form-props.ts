import type { Forms } from '#copy/he/forms.ts'
import type { PackageBuilder } from '#content/pages/package-builder/he.ts'
import type { FieldErrors } from '#domain/leads/field-errors.ts'
import type { Lang } from '#i18n/languages.ts'
import { outsideWords } from '../lead-form/outside-words.ts'

/** Why a posted request was refused. 'fields': the visitor's input is invalid. */
export type QuoteFailure = 'fields' | 'empty' | 'too-many' | 'outside' | 'failed'

/** A refused form: the visitor's input and its errors. */
export type QuoteFormAnswer = {
  values: Readonly<Record<string, string>>
  errors: FieldErrors
  failure: QuoteFailure
}

export type QuoteFormProps = {
  /** The texts of the lead form, with the builder's own where they differ. */
  lead: Forms['lead']
  notes: { label: string; placeholder: string }
  /** Shown on a network error. */
  offline: { title: string; text: string }
  /** The version of what the form says about privacy. */
  notice: string
  answer: QuoteFormAnswer | null
}

type QuoteFormOptions = {
  lang: Lang
  forms: Forms
  copy: PackageBuilder
  notice: string
  answer: QuoteFormAnswer | null
}

export function quoteFormProps({
  lang,
  forms,
  copy: { quote },
  notice,
  answer,
}: QuoteFormOptions): QuoteFormProps {
  const { label, submit, sending, ready, promise } = quote
  const failures = new Map<QuoteFailure | undefined, Forms['lead']['failed']>([
    ['too-many', quote.tooMany],
    ['outside', outsideWords(forms, lang)],
  ])
  const failed = failures.get(answer?.failure) ?? quote.failed
  return {
    lead: { ...forms.lead, label, submit, sending, ready, promise, failed },
    notes: { label: quote.notes, placeholder: quote.notesPlaceholder },
    offline: quote.offline,
    notice,
    answer,
  }
}
