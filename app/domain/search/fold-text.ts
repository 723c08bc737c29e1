/** Quotation marks, hyphens, vowel points, accents, the long line of Arabic, and what has no shape. */
const ignored =
  /[\p{M}'"`\u002d\u00ad\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u061c\u0640\u115f\u1160\u180e\u200b-\u200f\u2010-\u2015\u2018-\u201f\u202a-\u202e\u2032\u2033\u2060-\u206f\ufeff]/gu

/**
 * Final letters, letters whose stroke NFKD keeps, Persian and Urdu forms of Arabic letters, and the
 * digits of both.
 */
const forms = 'ךםןףץøłđıىیکڪةہەھ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const plainForms = 'כמנפצoldiييككهههه01234567890123456789'
const anyForm = new RegExp(`[${forms}]`, 'g')
const pairs: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  װ: 'וו',
  ױ: 'וי',
  ײ: 'יי',
}

/**
 * Normalizes text for a search: different spellings of the same word become equal, also those with
 * ligatures, presentation forms and digits of another script. The rules are those of search_fold()
 * in the database, which folds leads (decision 0028); a test compares the two.
 */
export function foldText(text: string): string {
  return (
    text
      // NFKD would make a space of it.
      .replaceAll('´', '')
      .normalize('NFKD')
      .replaceAll(ignored, '')
      .toLowerCase()
      .replaceAll(/[ßæœװױײ]/g, (letter) => pairs[letter] ?? letter)
      .replaceAll(anyForm, (letter) => plainForms.charAt(forms.indexOf(letter)))
      .replaceAll(/[\s\u2800]+/g, ' ')
  )
}
