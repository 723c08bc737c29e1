import * as z from 'zod/mini'
import { cleanEmail, isEmailAddress } from '../email.ts'
import { hasEnoughDigits } from '../phone/phone-field.ts'
import { cleanLine, cleanText } from '../text/clean.ts'
import { countCodePoints } from '../text/code-points.ts'

/** The fields that a visitor fills in, by their names in the form and in the payload. */
export const contactFields = [
  'name',
  'email',
  'phone',
  'service_type',
  'budget',
  'message',
] as const

export type ContactField = (typeof contactFields)[number]

/** Error codes of these fields (requirements 4.2). Their texts are in the copy. */
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

/**
 * Whether service and budget are required: where the form shows them. The API does not know which
 * form its caller shows, so it accepts both or neither.
 */
export type Choices = 'shown' | 'hidden' | 'both-or-none'

type Rules<Service extends string, Budget extends string, Country extends string> = {
  services: readonly Service[]
  budgets: readonly Budget[]
  prefixes: Readonly<Record<Country, string>>
  choices: Choices
  /** 'optional' where the form asks for notes instead of a description. */
  message?: 'required' | 'optional'
}

/** The schema of the contact form. It reports the errors of all fields at once. */
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
    email: text(cleanEmail, 'emailInvalid').check(
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

/**
 * A missing choice is '' in a form, and null or undefined in JSON. An unknown value fails a
 * refinement and not the type check, because zod skips the rules of the whole form where a type is
 * wrong.
 */
function choice<Value extends string>(values: readonly Value[], error: ContactFormError) {
  const isChoice = (input: unknown) => isEmpty(input) || values.some((value) => value === input)
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

/**
 * A rule that reads more than its own field. It also runs where other fields have errors, so its
 * values can be of any type.
 */
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
