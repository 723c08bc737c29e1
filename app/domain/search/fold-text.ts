/** Quotation marks, hyphens, vowel points, accents and bidi marks. */
const ignored =
  /[\p{M}'"`\u002d\u00b4\u00ad\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u061c\u200b-\u200f\u2010-\u2015\u2018-\u201f\u202a-\u202e\u2032\u2033\u2060-\u2069\ufeff]/gu

const finals = 'ךםןףץøłđı'
const plainLetters = 'כמנפצoldi'
const ligatures: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe' }

/**
 * Normalizes text for a search: different spellings of the same word become equal. The rules are
 * those of search_fold() in the database, which folds leads (decision 0028); a test compares the
 * two.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(ignored, '')
    .toLowerCase()
    .replaceAll(/[ßæœ]/g, (letter) => ligatures[letter] ?? letter)
    .replaceAll(/[ךםןףץøłđı]/g, (letter) => plainLetters.charAt(finals.indexOf(letter)))
    .replaceAll(/\s+/g, ' ')
}
