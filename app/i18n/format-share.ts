import { isolate } from './bidi.ts'
import { cardLanguages, type CardLang } from './languages.ts'

/** Creating a format costs more than a hundred calls of it. */
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

/**
 * Takes basis points: 750 is 7.5%. Isolated, so that the percent sign stays on the correct side.
 */
export function formatShare(basisPoints: number, lang: CardLang): string {
  return isolate(shareFormat(lang).format(basisPoints / 10_000), 'ltr')
}
