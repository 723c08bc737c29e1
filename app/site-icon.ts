import type { CardLang } from '#i18n/languages.ts'
import drawing from '../public/favicon.svg?raw'

const dataUrl = `data:image/svg+xml,${drawing
  .trim()
  .replaceAll('"', "'")
  .replaceAll(/[#%<>]/g, encodeURIComponent)}`

/**
 * The icon of tabs. Where the first screen needs nine files, which is in English and in Hebrew with
 * two extra fonts, it is part of the document, so that the script does not wait for it (decision
 * 0067). The longest Hebrew pages have no room for it.
 */
export function siteIconFor(lang: CardLang, extraFonts: number): string {
  return lang === 'en' || extraFonts > 1 ? dataUrl : '/favicon.svg'
}
