import { dataSelector } from '#parts/data-attributes.ts'
import { getClickedLink } from './clicked-link.ts'

const yearInSeconds = 31_536_000

/**
 * Stores the language of this page for the next visit to '/', and makes the language switch replace
 * the history entry (requirements 1.4).
 */
export function rememberLanguage(): void {
  const lang = /^\/(he|en)\//.exec(location.pathname)?.[1]
  if (lang) save(lang)
  document.addEventListener('click', (event) => {
    const link = getClickedLink(event, dataSelector('language'))
    if (!link) return
    event.preventDefault()
    // The query and the fragment apply to both languages and may have changed since the page was
    // rendered, such as the items of a package or an open project.
    location.replace(link.pathname + location.search + location.hash)
  })
}

function save(lang: string): void {
  // The server reads the cookie at '/' and at addresses without a language.
  document.cookie = `lang=${lang}; path=/; max-age=${yearInSeconds}; samesite=lax`
  try {
    localStorage.setItem('lang', lang)
  } catch {
    // Without storage, the cookie is enough.
  }
}
