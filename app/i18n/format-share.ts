import { cardLanguages, type CardLang } from './languages.ts'

/** A part of something, in hundredths of a percent: 750 is 7.5%. The sign stays on the side where the language has it. */
export function formatShare(basisPoints: number, lang: CardLang): string {
  const text = new Intl.NumberFormat(cardLanguages[lang].locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  )
  return `\u2066${text}\u2069`
}
