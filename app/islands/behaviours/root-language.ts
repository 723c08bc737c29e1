import { defaultLang } from '#i18n/languages.ts'
import { firstLanguage } from '#i18n/detect-language.ts'

/** The root page has nothing but a spinner: it looks for a saved language and goes on to it; nothing else is to run there (requirements 1.3). */
export function goToSavedLanguage(): void {
  location.replace(
    `/${firstLanguage([stored('localStorage'), stored('sessionStorage')]) ?? defaultLang}/`,
  )
}

function stored(area: 'localStorage' | 'sessionStorage'): string | null {
  try {
    return window[area].getItem('lang')
  } catch {
    return null
  }
}
