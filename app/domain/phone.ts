/** How the numbers of a country are typed. The groups are those of a mobile number with its trunk digit. */
export type PhoneCountry = {
  /** With the plus: '+972'. */
  prefix: string
  /** What is dialled before a number inside the country, and is not part of it abroad. */
  trunk: '0' | '8' | ''
  groups: readonly number[]
  separator: '-' | ' '
  /** Where the field ends by specification; elsewhere the longest number that exists. */
  maxDigits?: number
}

const minDigits = 9
const longestNumber = 15

/** ASCII, Arabic-Indic, Persian, Devanagari, full width. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xff10]

const isAscii = /^[\u0020-\u007e]*$/

export function toAsciiDigits(text: string): string {
  if (isAscii.test(text)) return text
  return text.replaceAll(/\p{Nd}/gu, (character) => {
    const code = character.codePointAt(0) ?? 0
    const zero = zeros.find((start) => code >= start && code < start + 10)
    return zero === undefined ? '' : String(code - zero)
  })
}

export function phoneDigits(text: string): string {
  return toAsciiDigits(text).replaceAll(/\D/g, '')
}

/** The digits after a plus or 00, or null where the number is a national one. */
export function internationalDigits(text: string): string | null {
  const digits = phoneDigits(text)
  if (/^\D*[+＋]/.test(toAsciiDigits(text))) return digits.replace(/^00/, '')
  return digits.startsWith('00') ? digits.slice(2) : null
}

/** The specified rule, to the letter (requirements 4.3). What it gets wrong is mended by the server, which also has the number as it was typed. */
export function normalizePhoneByRule(raw: string, prefix: string): string {
  const digits = phoneDigits(raw)
  const code = phoneDigits(prefix)
  if (digits.startsWith('0')) return `+${code}${digits.slice(1)}`
  return digits.startsWith(code) ? `+${digits}` : `+${code}${digits}`
}

/**
 * Nine digits: in Israel as typed, elsewhere with the prefix, because a whole number has only eight in Denmark, Norway and Singapore
 * (requirements 4.3).
 */
export function hasEnoughDigits(raw: string, prefix: string): boolean {
  const digits = phoneDigits(raw)
  if (prefix === '+972' || internationalDigits(raw) !== null) return digits.length >= minDigits
  return digits.replace(/^0/, '').length + phoneDigits(prefix).length >= minDigits
}

/** What the field shows while somebody types: 050-1234567. A number of another country keeps its plus and stays ungrouped. */
export function formatPhone(raw: string, country: PhoneCountry): string {
  const foreign = internationalDigits(raw)
  if (foreign !== null && !foreign.startsWith(phoneDigits(country.prefix)))
    return `+${foreign.slice(0, longestNumber)}`
  return group(nationalDigits(raw, country), country)
}

/** Which country a pasted or filled-in +44… belongs to. */
export function findPhoneCountry<Country extends PhoneCountry>(
  raw: string,
  countries: readonly Country[],
): Country | undefined {
  const digits = internationalDigits(raw)
  return digits === null
    ? undefined
    : countries.find((country) => digits.startsWith(phoneDigits(country.prefix)))
}

type Typed = { text: string; caret: number }

/** The field after a key was pressed in it: grouped anew, the caret still behind the same digit. */
export function reformatPhone({ text, caret }: Typed, country: PhoneCountry): Typed {
  const shown = formatPhone(text, country)
  const isAtEnd = caret >= text.length
  return {
    text: shown,
    caret: isAtEnd
      ? shown.length
      : caretAfterDigits(shown, phoneDigits(text.slice(0, caret)).length),
  }
}

function caretAfterDigits(shown: string, digits: number): number {
  const places = Array.from(shown.matchAll(/\d/g), ({ index }) => index + 1)
  return digits === 0 ? 0 : (places[digits - 1] ?? shown.length)
}

function nationalDigits(raw: string, country: PhoneCountry): string {
  const digits = phoneDigits(raw)
  const code = phoneDigits(country.prefix)
  const max = country.maxDigits ?? longestNumber
  const abroad =
    internationalDigits(raw) ?? (digits.startsWith(code) && digits.length > max ? digits : null)
  if (abroad === null) return digits.slice(0, max)
  const rest = abroad.slice(code.length)
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
