import { phoneDigits, toAsciiDigits } from '../phone.ts'

const maxTerms = 8

/** A number in the ways people write it: +972 (0)50-234 5678, 050.234.5678. */
const number = /(?<![\p{L}\d@._-])[+(]?\d(?:[\d ().-]*\d)?(?![\p{L}\d@])/gu

const minPhoneDigits = 7

/**
 * What a search looks for: words, and telephone numbers as the digits behind the 0 or the prefix of
 * Israel, which every way to write the number contains. At most eight.
 */
export function searchTerms(search: string): string[] {
  const terms: string[] = []
  const rest = toAsciiDigits(search).replaceAll(number, (text) => {
    const digits = phoneDigits(text)
    const isPhone = digits.length >= minPhoneDigits || /^[+0][\d.()-]+$/.test(text)
    if (!isPhone) return text
    terms.push(digits.replace(/^(?:00)?972(?=\d{7})/, '').replace(/^0+(?=\d)/, ''))
    return ' '
  })
  return [...terms, ...rest.split(' ').filter(Boolean)].slice(0, maxTerms)
}
