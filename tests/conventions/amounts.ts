/**
 * Patterns of amounts of money in texts, in digits and in words, for copy and for code. `${}`
 * stands for a part that is not known before the program runs.
 */

const hebrewNumber =
  '(?:(?:ו|ב|ל|כ|מ|ה)?־?(?:אחד|אחת|שני|שתי|שניים|שתיים|שלושה?|ארבעה?|חמישה?|חמש|שישה?|שש|שבעה?|שמונה|תשעה?|עשרה?|עשר|עשרים|שלושים|ארבעים|חמישים|שישים|שבעים|שמונים|תשעים|מאה|מאתיים|מאות|אלף|אלפיים|אלפים|אלפי|מיליון|חצי))'
const hebrewCurrency = '(?:ש[״"]ח|שקל(?:ים)?|שקלי|דולר(?:ים)?|אגורות|אירו)'
const englishNumber =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|grand)'
const englishCurrency = '(?:shekels?|dollars?|euros?|bucks|NIS|ILS|USD|EUR)'
const quantity = '(?:\\d[\\d,.]*|\\$\\{\\})'

const patterns = [
  // ₪2,500, $2k, and a currency sign next to an interpolated value.
  new RegExp(`[₪€£]\\s?${quantity}\\s?[kK]?|${quantity}\\s?[₪€£]`, 'g'),
  // A lone "$1" is a group in a replacement string.
  /\$\d[\d,.]*(?:\d|\s?[kK]\b)/g,
  // Does not match the fields of a stored hash, argon2id$19$….
  /(?<![\w$}])\$\$\{\}/g,
  new RegExp(
    `${quantity}\\s?(?:k\\s?|K\\s?|אלף |thousand )?(?:${hebrewCurrency}|${englishCurrency}\\b)`,
    'gi',
  ),
  new RegExp(`\\b(?:NIS|ILS|USD|EUR)\\s?${quantity}`, 'g'),
  new RegExp(`(?<![א-ת])${hebrewNumber}(?:[ ־]${hebrewNumber})*\\s${hebrewCurrency}(?![א-ת])`, 'g'),
  new RegExp(
    `\\b(?!one ${englishCurrency}\\b)${englishNumber}(?:[ -](?:and )?${englishNumber})*[ -]${englishCurrency}\\b`,
    'gi',
  ),
]

/** Every amount of money in a text. */
export function findAmounts(text: string): string[] {
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([amount]) => amount.trim()))
}

/**
 * Round numbers such as "2k" and "12 אלף", except where a counted noun other than money follows.
 */
export function findRoundAmounts(text: string): string[] {
  const counted = '(?!\\s(?:characters|תווים|visitors|people|מבקרים|אנשים|pixels|פיקסלים))'
  const round = new RegExp(
    `\\d[\\d,.]*\\s?[kK]\\b${counted}|\\d[\\d,.]*\\s(?:אלף|אלפים|thousand|grand|тыс\\w*)(?![א-ת])${counted}`,
    'g',
  )
  return [...text.matchAll(round)].map(([amount]) => amount)
}
