import { cardLanguages, type CardLang } from './languages.ts'

/** Making one takes longer than a hundred uses of it. */
const formats = new Map<CardLang, Intl.NumberFormat>()

function shareFormat(lang: CardLang): Intl.NumberFormat {
  const format =
    formats.get(lang) ??
    new Intl.NumberFormat(cardLanguages[lang].locale, {
      style: 'percent',
      maximumFractionDigits: 2,
    })
  formats.set(lang, format)
  return format
}

/** A part of something, in hundredths of a percent: 750 is 7.5%. The sign stays on the side where the language has it. */
export function formatShare(basisPoints: number, lang: CardLang): string {
  const text = shareFormat(lang).format(basisPoints / 10_000)
  return `\u2066${text}\u2069`
}
