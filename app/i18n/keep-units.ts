/**
 * What the texts count, in either language. A word that only begins like one is not meant, and the
 * specified messages about characters, digits and services stay as they are.
 */
const units = [
  '(?:(?:business|working) )?(?:minutes?|hours?|days?|weeks?)|months?|years?',
  'screens?|pages?|products?|images?|sessions?|projects?|rounds?',
  'pixels?|centimeters?|meters?|kilos?|mm|percent',
  'ימי (?:עסקים|עבודה)|שעות עבודה|דקות|דקה|שעות|שעה|ימים|ימי|יום|שבועות|שבוע|חודשים|חודשי|חודש|שנים|שנות|שנה',
  'מסכים|מסך|עמודים|מוצרים|תמונות|מפגשים|פרויקטים|סבבים|סבבי',
  'פיקסלים|סנטימטרים|מטרים|קילו|מ״מ|אחוז',
].join('|')

/** A figure, a range of two or a placeholder, isolated or not, with a Hebrew prefix. */
const figure = '(?:[א-ת]{1,2}־)?\\u2066?(?:\\d[\\d.,–\\u2060]*|\\{\\w+\\})[+\\u2069]*'
const numerals = [
  'two|three|four|five|six|seven|eight|nine|ten|twelve',
  '[בלהכמ]?(?:שני|שתי|שלושה|שלוש|שלושת|ארבעה|ארבע|ארבעת|חמישה|חמש|שישה|שש|שבעה|שבע|שבעת|שמונה|תשעה|תשע|עשרה|עשר)',
].join('|')
const amount = `(?:${figure}|${numerals})[ \\u00a0](?:${units})`

const prepositions = 'within|in|for|after|about|up to|over|בתוך|תוך|במשך|אחרי|עד|מעל|לפני|כל'

/** A time without a figure, after the prepositions of a promise: within days, בתוך שעתיים. */
const promised = [
  '(?:within|takes?) (?:(?:a|an) )?(?:hours?|days?|weeks?|minutes?)',
  '(?:בתוך|תוך) (?:דקה|דקות|שעה|שעתיים|שעות|יום|יומיים|ימים|שבוע|שבועיים|שבועות|חודש|חודשיים)',
  `(?:${prepositions}) \\{\\w*Time\\}`,
].join('|')

const together = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:(?:${prepositions})[ \\u00a0])?${amount}|${promised})(?!\\p{L})`,
  'giu',
)

/**
 * No line breaks inside 'within 24 hours', '{count} חודשים' or 'בתוך ימים': preposition, number and
 * unit stay together, in every text.
 */
export function keepUnits(text: string): string {
  return text.replaceAll(together, (words) => words.replaceAll(' ', '\u00a0'))
}
