import * as z from 'zod/mini'
import { isEmailAddress } from '../email.ts'
import { hasEnoughDigits } from '../phone.ts'
import { cleanLine, cleanText } from '../text/clean.ts'
import { countCodePoints } from '../text/code-points.ts'

/** The fields a visitor fills in, under the names they have in the form and on the wire. */
export const contactFields = [
  'name',
  'email',
  'phone',
  'service_type',
  'budget',
  'message',
] as const

export type ContactField = (typeof contactFields)[number]

/** What can be wrong with them (requirements 4.2). The words are in the copy. */
export const contactFormErrorCodes = [
  'nameMin',
  'nameMax',
  'emailInvalid',
  'emailMax',
  'phoneInvalid',
  'phoneMax',
  'serviceRequired',
  'budgetRequired',
  'messageMin',
  'messageMax',
] as const

export type ContactFormError = (typeof contactFormErrorCodes)[number]

export function isContactFormError(value: unknown): value is ContactFormError {
  return contactFormErrorCodes.some((code) => code === value)
}

/** In code points, after cleaning (requirements 4.2): browser, server and database count alike. */
export const contactLimits = {
  name: { min: 2, max: 100 },
  email: { max: 255 },
  phone: { max: 20 },
  message: { min: 10, max: 1000 },
} as const

/** Service and budget are required where the form shows them. A reader who cannot know asks for both or none. */
export type Choices = 'shown' | 'hidden' | 'both-or-none'

type Rules<Service extends string, Budget extends string, Country extends string> = {
  services: readonly Service[]
  budgets: readonly Budget[]
  prefixes: Readonly<Record<Country, string>>
  choices: Choices
  /** Where the form asks for notes and not for a description, it may stay empty. */
  message?: 'required' | 'optional'
}

/** The one schema of the contact form. Every field is judged, however wrong the others are: the form shows all its errors at once. */
export function contactFormSchema<S extends string, B extends string, C extends string>(
  rules: Rules<S, B, C>,
) {
  const { name, email, phone, message } = contactLimits
  const isCountry = (value: unknown): value is C =>
    typeof value === 'string' && Object.hasOwn(rules.prefixes, value)
  const fields = {
    name: text(cleanLine, 'nameMin').check(
      atLeast(name.min, 'nameMin'),
      atMost(name.max, 'nameMax'),
    ),
    email: text(cleanLine, 'emailInvalid').check(
      atMost(email.max, 'emailMax'),
      rule(isEmailAddress, 'emailInvalid'),
    ),
    country_code: z.custom<C>(isCountry, 'invalid'),
    phone: text(cleanLine, 'phoneInvalid').check(atMost(phone.max, 'phoneMax')),
    service_type: choice(rules.services, 'serviceRequired'),
    budget: choice(rules.budgets, 'budgetRequired'),
    message: text(cleanText, 'messageMin').check(
      atLeast(rules.message === 'optional' ? 0 : message.min, 'messageMin'),
      atMost(message.max, 'messageMax'),
    ),
  }
  return z.object(fields).check(
    wholeFormRule('phone', 'phoneInvalid', ({ phone, country_code: country }) => {
      return (
        typeof phone !== 'string' ||
        !isCountry(country) ||
        hasEnoughDigits(phone, rules.prefixes[country])
      )
    }),
    wholeFormRule(
      'service_type',
      'serviceRequired',
      (form) => !isMissing(form['service_type'], form['budget'], rules.choices),
    ),
    wholeFormRule(
      'budget',
      'budgetRequired',
      (form) => !isMissing(form['budget'], form['service_type'], rules.choices),
    ),
  )
}

export type FieldErrors = Partial<Record<ContactField, ContactFormError>>

/** The first thing that is wrong with each field. */
export function contactFormErrors(
  schema: ReturnType<typeof contactFormSchema>,
  values: unknown,
): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of schema.safeParse(values).error?.issues ?? []) {
    const field = contactFields.find((name) => name === issue.path[0])
    if (field && isContactFormError(issue.message)) errors[field] ??= issue.message
  }
  return errors
}

function text(clean: (value: string) => string, error: ContactFormError) {
  return z.string({ error }).check(z.overwrite(clean))
}

function rule(test: (value: string) => boolean, error: ContactFormError) {
  return z.refine<string>(test, { error })
}

function atLeast(min: number, error: ContactFormError) {
  return rule((value) => countCodePoints(value) >= min, error)
}

function atMost(max: number, error: ContactFormError) {
  return rule((value) => countCodePoints(value) <= max, error)
}

/** Nothing chosen is '' in a form, null or nothing at all on the wire. A check and not a type: a wrong type would keep the rules of the whole form from running. */
function choice<Value extends string>(values: readonly Value[], error: ContactFormError) {
  const isChoice = (given: unknown) => isEmpty(given) || values.some((value) => value === given)
  return z.optional(z.custom<Value | '' | null>()).check(z.refine(isChoice, { error }))
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function isMissing(value: unknown, other: unknown, choices: Choices): boolean {
  if (choices === 'hidden' || !isEmpty(value)) return false
  return choices === 'shown' || !isEmpty(other)
}

type AnyForm = Record<string, unknown>

/** A rule that needs more than its own field. It runs even where other fields are wrong, so it sees values of any type. */
function wholeFormRule(
  field: ContactField,
  error: ContactFormError,
  test: (form: AnyForm) => boolean,
) {
  return z.refine<AnyForm>(test, {
    error,
    path: [field],
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
}
