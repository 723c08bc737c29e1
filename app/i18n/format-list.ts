import { type CardLang, cardLanguages } from './languages.ts'

/**
 * 'א, ב ו־MVP': Intl joins the Hebrew prefix and another script with a hyphen, where a maqaf
 * belongs.
 */
export function formatList(items: readonly string[], lang: CardLang): string {
  return new Intl.ListFormat(cardLanguages[lang].locale)
    .formatToParts(items)
    .map(({ type, value }) => (type === 'literal' ? value.replace(/-$/, '־') : value))
    .join('')
}
