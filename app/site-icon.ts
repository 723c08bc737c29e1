import type { CardLang } from '#i18n/languages.ts'
import drawing from '../public/favicon.svg?raw'

const dataUrl = `data:image/svg+xml,${drawing
  .trim()
  .replaceAll('"', "'")
  .replaceAll(/[#%<>]/g, encodeURIComponent)}`

/**
 * The icon of tabs. The first screen of an English page needs nine files: the icon is part of the
 * document, so that the script does not wait for it (decision 0072). Hebrew pages need fewer, and the
 * longest of them has no room for it.
 */
export function siteIconFor(lang: CardLang): string {
  return lang === 'en' ? dataUrl : '/favicon.svg'
}
