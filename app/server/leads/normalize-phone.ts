import {
  parsePhoneNumberFromString,
  type CountryCode,
  type MetadataJson,
} from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'
import { internationalDigits, normalizePhoneByRule, toAsciiDigits } from '#domain/phone.ts'

type Input = { raw: string; country: CountryCode }

/** `odd`: nothing could be made of the number. It is kept as it was typed: a lead is never lost for its phone. */
type NormalizedPhone = { phone: string; odd: boolean }

/** What nearly everybody here types. The rule is right for it, and knows in a tenth of the library's time. */
const israeliMobile = /^05\d-?\d{7}$/

/**
 * For an ordinary number this is the rule of the specification (0 replaced by the prefix, prefix kept, else prepended). The library also knows where
 * that rule is wrong: Italian landlines, the Russian 8, 00 in front, +972 (0)50, and numbers that begin with the digits of their own prefix.
 * Possible, not valid: its list of valid numbers is always behind the operators.
 */
export function normalizePhone({ raw, country }: Input): NormalizedPhone {
  if (country === 'IL' && israeliMobile.test(raw))
    return { phone: normalizePhoneByRule(raw, '+972'), odd: false }
  const typed = toAsciiDigits(raw).replace(/^\s*tel:/i, '')
  const foreign = internationalDigits(typed)
  const phone =
    (foreign === null ? null : possiblePhone(`+${foreign}`, country)) ??
    possiblePhone(typed, country)
  return phone === null ? { phone: raw, odd: true } : { phone, odd: false }
}

function possiblePhone(text: string, defaultCountry: CountryCode): string | null {
  const parsed = parsePhoneNumberFromString(
    text,
    { defaultCountry, extract: false },
    metadata satisfies MetadataJson,
  )
  return parsed?.isPossible() ? parsed.number : null
}
