import { cleanLine } from '../text/clean.ts'
import { phoneDigits, internationalDigits } from './digits.ts'
import { israeliDigits, isIsraeliLength, mobileWithoutZero } from './israeli-number.ts'
import { parseNumber, splitExtension } from './parse-number.ts'

/** `line` is 'mobile' where a number can be either, as in the United States. */
export type ReadPhone = {
  /** As dial.ts describes it. */
  dial: string
  line: 'mobile' | 'landline'
  /** ISO 3166; null where the number has none, as a star number and a freephone number. */
  country: string | null
}

/** 'country': it could be a national number of any country, so its prefix is asked for. */
export type PhoneFault = 'phone' | 'country'

/** Who types: a number of Israelis may lack its 0. */
export type Writer = 'israeli' | 'anybody'

/** Reads a typed number. Where only one module does it, a card and a code dial the same. */
export type PhoneReader = (typed: string) => ReadPhone | PhoneFault

/** A number of an Israeli company; right to left, its star is often typed last. */
const starNumber = /^(?:[*＊∗✱]\s*([\d-]+)|([\d-]+)\s*[*＊∗✱])$/u

const shortNumber = /^1\d{2,3}$/

const punctuation = /^[\p{Pd}\s\d()[\]+＋.·/\u2212]+$/u

/** Fewer digits are an unfinished number, whatever the country. */
const minNationalDigits = 7

/**
 * The number that will be dialled, from any usual notation: '+972 (0)50…', '00972…', '972…', '*2345',
 * 'ext. 12', with any digits and dashes. A number without a prefix is Israeli if it is written as
 * Israelis do; any other has to name its country, because a wrong one would be printed.
 */
export function readPhone(typed: string, writer: Writer): ReadPhone | PhoneFault {
  const { number, extension } = splitExtension(cleanLine(typed))
  const short = readShort(number)
  if (short !== null) return { dial: short, line: 'landline', country: null }
  if (!punctuation.test(number)) return 'phone'
  const digits = phoneDigits(number)
  const isNational = internationalDigits(number) === null
  const isIsraeli =
    israeliDigits.test(digits) || (writer === 'israeli' && mobileWithoutZero.test(digits))
  if (isNational && !isIsraeli) return digits.length < minNationalDigits ? 'phone' : 'country'
  const parsed = parseNumber(number, 'IL')
  if (!parsed) return 'phone'
  const isHome = parsed.countryCallingCode === '972'
  if (isHome && !isIsraeliLength(parsed.number)) return 'phone'
  return {
    dial: parsed.number + (extension && `;ext=${extension}`),
    line: isMobile(parsed) ? 'mobile' : 'landline',
    country: parsed.country ?? null,
  }
}

function readShort(number: string): string | null {
  const [, after, before] = starNumber.exec(number) ?? []
  const digits = (after ?? before ?? '').replaceAll('-', '')
  if (/^\d{3,6}$/.test(digits)) return `*${digits}`
  return shortNumber.test(number) ? number : null
}

/** Israel's mobile prefixes are all 05, also those that the library does not list yet. */
function isMobile(parsed: NonNullable<ReturnType<typeof parseNumber>>): boolean {
  if (parsed.countryCallingCode === '972') return parsed.nationalNumber.startsWith('5')
  const type = parsed.getType()
  return type === undefined || /MOBILE|PAGER/.test(type)
}
