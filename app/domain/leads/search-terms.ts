import { phoneDigits, toAsciiDigits } from '../phone/digits.ts'

const maxTerms = 8

/** A number in the formats people use: +972 (0)50-234 5678, 050.234.5678. */
const number = /(?<![\p{L}\d@._-])[+(]?\d(?:[\d ().-]*\d)?(?![\p{L}\d@])/gu

const minPhoneDigits = 7

/**
 * The terms of a search: words, and phone numbers reduced to the digits after the 0 or the prefix
 * of Israel, which every format of the number contains. At most eight.
 */
export function searchTerms(search: string): string[] {
  const terms: string[] = []
  const rest = toAsciiDigits(search).replaceAll(number, (text) => {
    const digits = phoneDigits(text)
    const isPhone = digits.length >= minPhoneDigits || /^[+0][\d.()-]+$/.test(text)
    if (!isPhone) return text
    terms.push(digits.replace(/^(?:00)?972(?=\d{7})/, '').replace(/^0+(?=\d{3})/, ''))
    return ' '
  })
  return [...terms, ...rest.split(' ').filter(Boolean)].slice(0, maxTerms)
}

/** The characters that the index keeps. */
const known = '[\\p{Script=Latin}\\p{Script=Hebrew}\\p{N}]'
const ignored = /[\p{M}'"`´׳״‘’“”]/gu
const indexed = new RegExp(`^${known}{1,2}$|${known}{3}`, 'u')

/**
 * Whether the index can find a term: it has three letters or digits in a row, or consists of one or
 * two. Punctuation and other scripts are not in the index.
 */
export function isIndexed(term: string): boolean {
  return indexed.test(term.replaceAll(ignored, ''))
}
