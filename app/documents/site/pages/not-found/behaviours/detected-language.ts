import { isLang } from '#i18n/languages.ts'
import { detectLanguage } from '#documents/behaviours/visitor-language.ts'

/**
 * Where the address has no language, the server chose one without the browser's storage. This loads
 * the page again if the storage names another language.
 */
export function start(): void {
  if (isLang(location.pathname.split('/')[1])) return
  const lang = detectLanguage()
  if (lang === document.documentElement.lang) return
  const address = new URL(location.href)
  address.searchParams.set('lang', lang)
  location.replace(address)
}
