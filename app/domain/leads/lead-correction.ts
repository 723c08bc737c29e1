import { z } from 'zod'
import type { ContactFormError } from './contact-form.ts'
import { personFields } from './manual-lead.ts'

/** The details of a lead that an admin can correct. What the person wrote stays as it is. */
export const correctedFields = ['name', 'phone', 'email', 'service_type', 'budget'] as const

export type CorrectedField = (typeof correctedFields)[number]

/** As the form holds them: the phone as typed, '' where nothing was chosen. */
export type CorrectedValues = Record<CorrectedField, string>

/** One detail of a lead, as it was and as it became: for service and budget their ids. */
export type StoredCorrection = { field: CorrectedField; from: string; to: string }

export type CorrectionErrors = Partial<Record<CorrectedField, ContactFormError>>

/**
 * What a correction may contain. Every field can be changed; only those in `optional` can be
 * emptied.
 */
type Rules<Service extends string, Budget extends string> = {
  services: readonly Service[]
  budgets: readonly Budget[]
  /** Of the lead's phone: '+972'. */
  prefix: string
  /** The fields that may be empty. */
  optional: readonly CorrectedField[]
}

function correctionSchema<S extends string, B extends string>(rules: Rules<S, B>) {
  const { name, phone, email } = personFields(rules.prefix)
  const isOptional = (field: CorrectedField) => rules.optional.includes(field)
  const choice = <Value extends string>(
    field: 'service_type' | 'budget',
    values: readonly Value[],
    error: ContactFormError,
  ) =>
    z.custom<Value | ''>(
      (value) => (value === '' ? isOptional(field) : values.some((each) => each === value)),
      error,
    )
  return z.object({
    name,
    phone: isOptional('phone') ? z.literal('').or(phone) : phone,
    email: email.refine((value) => value !== '' || isOptional('email'), 'emailInvalid'),
    service_type: choice('service_type', rules.services, 'serviceRequired'),
    budget: choice('budget', rules.budgets, 'budgetRequired'),
    /** The values that the form was filled with, to detect a later change by somebody else. */
    seen: z.string().max(2000),
  })
}

export type LeadCorrection<S extends string = string, B extends string = string> = z.output<
  ReturnType<typeof correctionSchema<S, B>>
>

/** `errors`: the first of each field (requirements 4.2). */
export function parseLeadCorrection<S extends string, B extends string>(
  form: FormData,
  rules: Rules<S, B>,
): { ok: true; correction: LeadCorrection<S, B> } | { ok: false; errors: CorrectionErrors } {
  const parsed = correctionSchema(rules).safeParse(Object.fromEntries(form))
  if (parsed.success) return { ok: true, correction: parsed.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message
  return { ok: false, errors }
}
