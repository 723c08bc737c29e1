import { defaultLang } from '#i18n/languages.ts'
import { firstLanguage } from '#i18n/detect-language.ts'

/** Opens the home page in the saved language, or in the default one (requirements 1.3). */
export function start(): void {
  const saved = [readStorage('localStorage'), readStorage('sessionStorage')]
  location.replace(`/${firstLanguage(saved) ?? defaultLang}/`)
}

/** Null where nothing is stored or storage is refused. */
function readStorage(area: 'localStorage' | 'sessionStorage'): string | null {
  try {
    return window[area].getItem('lang')
  } catch {
    return null
  }
}
