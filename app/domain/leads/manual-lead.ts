import { z } from 'zod'
import { cleanEmail, isEmailAddress } from '../email.ts'
import { hasEnoughDigits } from '../phone/phone-field.ts'
import { cleanLine, cleanText } from '../text/clean.ts'
import { countCodePoints } from '../text/code-points.ts'
import type { Day } from '../pricing/vat.ts'
import { isDay } from '../typed-date-time.ts'
import { contactLimits, type ContactFormError } from './contact-form.ts'
import { isLeadId } from './lead-id.ts'
import { callOutcomes, type ManualLeadField } from './manual-lead-fields.ts'
import { maxNotesLength } from './notes.ts'

export type ManualLeadError = ContactFormError | 'nextRequired' | 'dayRequired'

export type ManualLeadErrors = Partial<Record<ManualLeadField, ManualLeadError>>

const { name, email, phone } = contactLimits

function text(clean: (value: string) => string) {
  return z.string().transform(clean)
}

function isWithin(min: number, max: number) {
  return (value: string) => countCodePoints(value) >= min && countCodePoints(value) <= max
}

/** The contact fields as an admin types them. `prefix`: of the phone, '+972'. */
export function personFields(prefix: string) {
  return {
    name: text(cleanLine).refine(isWithin(name.min, name.max), 'nameMin'),
    phone: text(cleanLine)
      .refine((value) => hasEnoughDigits(value, prefix), 'phoneInvalid')
      .refine(isWithin(0, phone.max), 'phoneMax'),
    email: text(cleanEmail)
      .refine(isWithin(0, email.max), 'emailMax')
      .refine((value) => value === '' || isEmailAddress(value), 'emailInvalid'),
  }
}

/**
 * A lead that an admin enters for a person who called (requirements 4.14). A day that has passed is
 * accepted, because the form may have waited on a device (decision 0125).
 */
function manualLeadSchema<Service extends string>(services: readonly Service[]) {
  return z
    .object({
      /** Becomes the id of the lead, so that a form sent twice creates one lead. */
      key: z.custom<string>(isLeadId),
      ...personFields('+972'),
      service_type: z
        .custom<Service | ''>(
          (value) => value === '' || services.some((service) => service === value),
          'serviceRequired',
        )
        .transform((value) => (value === '' ? null : value)),
      notes: text(cleanText).refine(isWithin(0, maxNotesLength), 'messageMax'),
      next: z.enum(callOutcomes, 'nextRequired'),
      day: z.string().optional(),
    })
    .transform(({ next, day, ...lead }, context) => {
      const isSet = day !== undefined && isDay(day)
      if (next === 'call-back' && !isSet)
        context.addIssue({ code: 'custom', path: ['day'], message: 'dayRequired' })
      const callBackOn: Day | null = next === 'call-back' && isSet ? day : null
      return { ...lead, next, callBackOn }
    })
}

export type ManualLead<Service extends string = string> = z.output<
  ReturnType<typeof manualLeadSchema<Service>>
>

/** `errors`: the first of each field. */
export function parseManualLead<Service extends string>(
  form: FormData,
  services: readonly Service[],
): { ok: true; lead: ManualLead<Service> } | { ok: false; errors: ManualLeadErrors } {
  const parsed = manualLeadSchema(services).safeParse(Object.fromEntries(form))
  if (parsed.success) return { ok: true, lead: parsed.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message
  return { ok: false, errors }
}
