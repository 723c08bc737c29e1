import {
  parsePhoneNumberFromString,
  type CountryCode,
  type MetadataJson,
} from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'
import { internationalDigits, normalizePhoneByRule, toAsciiDigits } from '#domain/phone.ts'

type Input = { raw: string; country: CountryCode }

/**
 * `looksInvalid`: the number could not be parsed and is stored as typed, or has a length that no Israeli
 * number has. A lead is never refused because of it.
 */
type NormalizedPhone = { phone: string; looksInvalid: boolean }

/**
 * The usual input. The specified rule is correct for it and takes a tenth of the library's time.
 */
const israeliMobile = /^05\d-?\d{7}$/

/**
 * Landlines have 8 digits after the prefix, mobile and 07 numbers 9, 1-700 and 1-800 numbers 10.
 * The library accepts 7 to 12 as possible.
 */
const israeliNumber = /^\+972(?:[23489]\d{7}|[57]\d{8}|1\d{9})$/

/**
 * The international form of a typed number. For ordinary numbers the result equals the specified
 * rule (requirements 4.3). The library also handles numbers for which that rule is wrong: Italian
 * landlines, the Russian 8, a leading 00, +972 (0)50, and numbers that begin with the digits of
 * their own prefix. It checks "possible" instead of "valid", because its list of valid numbers is
 * not always up to date.
 */
export function normalizePhone({ raw, country }: Input): NormalizedPhone {
  if (country === 'IL' && israeliMobile.test(raw))
    return { phone: normalizePhoneByRule(raw, '+972'), looksInvalid: false }
  const typed = toAsciiDigits(raw).replace(/^\s*tel:/i, '')
  const foreign = internationalDigits(typed)
  const phone =
    (foreign === null ? null : possiblePhone(`+${foreign}`, country)) ??
    possiblePhone(typed, country)
  if (phone === null) return { phone: raw, looksInvalid: true }
  return { phone, looksInvalid: phone.startsWith('+972') && !israeliNumber.test(phone) }
}

function possiblePhone(text: string, defaultCountry: CountryCode): string | null {
  const parsed = parsePhoneNumberFromString(
    text,
    { defaultCountry, extract: false },
    metadata satisfies MetadataJson,
  )
  return parsed?.isPossible() ? parsed.number : null
}
