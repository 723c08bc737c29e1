import { dataSelector } from './element-data.ts'
import { getClickedLink } from './clicked-link.ts'

const aYear = 31_536_000

/**
 * Stores the language of the address for the next visit to '/', and lets the language switch replace
 * the history entry (requirements 1.4).
 */
export function rememberLanguage(): void {
  const lang = /^\/(he|en)\//.exec(location.pathname)?.[1]
  if (lang) save(lang)
  document.addEventListener('click', (event) => {
    const link = getClickedLink(event, dataSelector('language'))
    if (!link) return
    event.preventDefault()
    // The query and the anchor hold in both languages and may have changed since the page was
    // served: the items of a package, the open project.
    location.replace(link.pathname + location.search + location.hash)
  })
}

function save(lang: string): void {
  // The server reads it at '/' and where an address has no language.
  document.cookie = `lang=${lang}; path=/; max-age=${aYear}; samesite=lax`
  try {
    localStorage.setItem('lang', lang)
  } catch {
    // Where storage is refused, the cookie is enough.
  }
}
