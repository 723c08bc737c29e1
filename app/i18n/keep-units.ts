/** The words that count time. A word that only begins like one is not meant. */
const units = 'minutes?|(?:working )?hours?|(?:business )?days?|weeks?|months?|years?'
const hebrewUnits = 'דקות|דקה|שעות|ימים|ימי|יום|שבועות|חודשים|חודשי|שנים|שנות|שנה'

/** A figure or its placeholder; the number is isolated in a range: '⁦10–14⁩ days'. */
const figureAndUnit = new RegExp(
  `(?<=[\\d}][+\\u2069]*) (?=(?:${units}|${hebrewUnits})(?!\\p{L}))`,
  'gu',
)

/** '24 months', '{count} חודשים': a line never breaks between a figure and its unit. */
export function keepUnits(text: string): string {
  return text.replaceAll(figureAndUnit, '\u00a0')
}
