import * as z from 'zod/mini'
import { cleanEmail, isEmailAddress } from '../email.ts'
import { contactLimits } from '../leads/contact-form.ts'
import { cleanLine, cleanText } from '../text/clean.ts'
import { countCodePoints } from '../text/code-points.ts'
import { privacyRequestKinds, type PrivacyRequestKind } from './request-kinds.ts'

export const privacyFields = ['kind', 'name', 'email', 'details'] as const

export type PrivacyField = (typeof privacyFields)[number]

export const privacyErrorCodes = [
  'kindRequired',
  'nameMin',
  'emailInvalid',
  'detailsMax',
  'detailsRequired',
] as const

export type PrivacyError = (typeof privacyErrorCodes)[number]

const { name, email, message } = contactLimits

function text(clean: (value: string) => string, error: PrivacyError, min: number, max: number) {
  return z.string({ error }).check(
    z.overwrite(clean),
    z.refine((value) => countCodePoints(value) >= min && countCodePoints(value) <= max, { error }),
  )
}

const schema = z
  .object({
    kind: z.enum(privacyRequestKinds, { error: 'kindRequired' }),
    name: text(cleanLine, 'nameMin', name.min, name.max),
    email: text(cleanEmail, 'emailInvalid', 1, email.max).check(
      z.refine(isEmailAddress, { error: 'emailInvalid' }),
    ),
    details: text(cleanText, 'detailsMax', 0, message.max),
    /** The honeypot, which people do not see. */
    website: z.nullish(z.string()),
  })
  .check(
    z.refine(({ kind, details }) => kind !== 'correct' || details !== '', {
      error: 'detailsRequired',
      path: ['details'],
    }),
  )

export type ParsedPrivacyRequest = {
  kind: PrivacyRequestKind
  name: string
  email: string
  /** What to correct; may be empty for the other kinds. */
  details: string
  suspicious: boolean
}

export type PrivacyErrors = Partial<Record<PrivacyField, PrivacyError>>

/** Reads the form of a privacy request. `errors`: the first of each field (requirements 10.4). */
export function parsePrivacyRequest(
  input: unknown,
): { ok: true; request: ParsedPrivacyRequest } | { ok: false; errors: PrivacyErrors } {
  const parsed = schema.safeParse(input)
  if (parsed.success) {
    const { website, ...request } = parsed.data
    return { ok: true, request: { ...request, suspicious: Boolean(website) } }
  }
  const errors: PrivacyErrors = {}
  for (const { path, message: code } of parsed.error.issues) {
    const field = privacyFields.find((each) => each === path[0])
    const known = privacyErrorCodes.find((each) => each === code)
    if (field !== undefined) errors[field] ??= known ?? 'kindRequired'
  }
  return { ok: false, errors }
}
