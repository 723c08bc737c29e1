import { firstLanguage, queryLanguages } from '#i18n/detect-language.ts'
import { defaultLang, type Lang } from '#i18n/languages.ts'

/** The language that the visitor chose before, or Hebrew (requirements 1.3). */
export function savedLanguage(): Lang {
  return firstLanguage(savedCandidates()) ?? defaultLang
}

/** Detects the language in this order: an earlier choice, the browser's languages, the html tag. */
export function detectLanguage(): Lang {
  const { lang } = document.documentElement
  return firstLanguage([...savedCandidates(), ...navigator.languages, lang]) ?? defaultLang
}

/** In order of precedence: query, cookie, local storage, session storage. */
function savedCandidates(): unknown[] {
  return [
    ...queryLanguages(new URLSearchParams(location.search)),
    /(?:^|; )lang=([^;]*)/.exec(document.cookie)?.[1],
    readStorage('localStorage'),
    readStorage('sessionStorage'),
  ]
}

/** Null where nothing is stored or storage is not available. */
function readStorage(area: 'localStorage' | 'sessionStorage'): string | null {
  try {
    return window[area].getItem('lang')
  } catch {
    return null
  }
}
