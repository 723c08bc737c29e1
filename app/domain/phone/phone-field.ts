import { internationalDigits, phoneDigits } from './digits.ts'

/** How a country writes its numbers. `groups`: digits of a mobile number, trunk digit included. */
export type PhoneCountry = {
  /** With the plus: '+972'. */
  prefix: string
  /** Dialed before a number inside the country, and dropped behind the prefix. */
  trunk: '0' | '8' | ''
  groups: readonly number[]
  separator: '-' | ' '
  /** Where the specification limits the field; elsewhere 15, the longest number that exists. */
  maxDigits?: number
}

const minDigits = 9
const maxNumberDigits = 15

/**
 * The specified rule (requirements 4.3), unchanged. Where it is wrong the server corrects it from
 * the typed number.
 */
export function normalizePhoneByRule(raw: string, prefix: string): string {
  const digits = phoneDigits(raw)
  const code = phoneDigits(prefix)
  if (digits.startsWith('0')) return `+${code}${digits.slice(1)}`
  return digits.startsWith(code) ? `+${digits}` : `+${code}${digits}`
}

/**
 * Nine digits: in Israel as typed, elsewhere prefix included, because national numbers have only
 * eight digits in Denmark, Norway and Singapore (requirements 4.3).
 */
export function hasEnoughDigits(raw: string, prefix: string): boolean {
  const digits = phoneDigits(raw)
  if (prefix === '+972' || internationalDigits(raw) !== null) return digits.length >= minDigits
  return digits.replace(/^0/, '').length + phoneDigits(prefix).length >= minDigits
}

/**
 * The text of the field while typing: 050-1234567. A number of another country keeps its plus and
 * is not grouped.
 */
export function formatPhone(raw: string, country: PhoneCountry): string {
  const international = internationalDigits(raw)
  if (international !== null && !international.startsWith(phoneDigits(country.prefix)))
    return `+${international.slice(0, maxNumberDigits)}`
  return group(nationalDigits(raw, country), country)
}

/** The country of a pasted or autofilled +44…; undefined for a national number. */
export function findPhoneCountry<Country extends PhoneCountry>(
  raw: string,
  countries: readonly Country[],
): Country | undefined {
  const digits = internationalDigits(raw)
  return digits === null
    ? undefined
    : countries.find((country) => digits.startsWith(phoneDigits(country.prefix)))
}

/** `caret`: the index in `text` before which the caret is. */
type FieldText = { text: string; caret: number }

/** The field after an input: formatted again, with the caret behind the same digit. */
export function reformatPhone({ text, caret }: FieldText, country: PhoneCountry): FieldText {
  const formatted = formatPhone(text, country)
  const isAtEnd = caret >= text.length
  return {
    text: formatted,
    caret: isAtEnd
      ? formatted.length
      : caretAfterDigits(formatted, phoneDigits(text.slice(0, caret)).length),
  }
}

function caretAfterDigits(text: string, digits: number): number {
  const digitEnds = Array.from(text.matchAll(/\d/g), ({ index }) => index + 1)
  return digits === 0 ? 0 : (digitEnds[digits - 1] ?? text.length)
}

function nationalDigits(raw: string, country: PhoneCountry): string {
  const digits = phoneDigits(raw)
  const code = phoneDigits(country.prefix)
  const max = country.maxDigits ?? maxNumberDigits
  const international =
    internationalDigits(raw) ?? (digits.startsWith(code) && digits.length > max ? digits : null)
  if (international === null) return digits.slice(0, max)
  const rest = international.slice(code.length)
  return rest === '' || rest.startsWith(country.trunk)
    ? rest.slice(0, max)
    : `${country.trunk}${rest}`.slice(0, max)
}

function group(digits: string, { groups, separator }: PhoneCountry): string {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, size) => sum + size, 0),
  )
  const parts = starts.map((start, index) => digits.slice(start, starts[index + 1]))
  return parts.filter((part) => part !== '').join(separator)
}
