import {
  parsePhoneNumberFromString,
  type CountryCode,
  type MetadataJson,
  type PhoneNumber,
} from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/max/metadata'
import { internationalDigits, phoneDigits, toAsciiDigits } from './digits.ts'

/** ';ext=12', 'ext. 12', 'x12', '#12', 'שלוחה 12', and ',12' for a pause. */
const extension =
  /(?:\s*(?:;\s*ext=|ext(?:ension|n)?\.?|x|#|доб\.?|(?:ב?שלוחה|שלוחת|שלו[׳'’]))\s*[:.]?\s*|\s*,+)(\d{1,7})\s*$/iu

/** The typed number in ASCII digits, without 'tel:', and the digits of its extension or ''. */
export function splitExtension(typed: string): { number: string; extension: string } {
  const text = toAsciiDigits(typed)
    .replace(/^\s*tel:/i, '')
    .replaceAll(/\p{Pd}/gu, '-')
  const found = extension.exec(text)
  // What precedes must be a number of its own: 'ext 12' has nobody to call.
  if (!found || !/\d/.test(text.slice(0, found.index))) return { number: text, extension: '' }
  return { number: text.slice(0, found.index), extension: found[1] ?? '' }
}

/**
 * A number of a possible length, or null. Punctuation is ignored, as is the trunk digit of '+972
 * (0)50'. "Possible" instead of "valid", because the library's list of valid numbers is not always
 * up to date.
 * @param country the country of a number without a plus or 00
 */
export function parseNumber(typed: string, country: CountryCode): PhoneNumber | null {
  const foreign = internationalDigits(typed)
  if (foreign !== null) return parse(`+${foreign}`, country) ?? parse(typed, country)
  return startsWithOwnPrefix(typed, country) ?? parse(typed, country)
}

/**
 * The specified rule keeps the digits of the own prefix (requirements 4.3): '49151…' in Germany. In
 * Norway and Denmark numbers begin with them too, so a valid national number goes before an invalid
 * one.
 */
function startsWithOwnPrefix(typed: string, country: CountryCode): PhoneNumber | null {
  const kept = parse(`+${phoneDigits(typed)}`, country)
  const national = parse(typed, country)
  if (kept === null || kept.countryCallingCode !== national?.countryCallingCode) return null
  return kept.isValid() || !national.isValid() ? kept : national
}

function parse(text: string, defaultCountry: CountryCode): PhoneNumber | null {
  const parsed = parsePhoneNumberFromString(
    text,
    { defaultCountry, extract: false },
    metadata satisfies MetadataJson,
  )
  return parsed?.isPossible() ? parsed : null
}
