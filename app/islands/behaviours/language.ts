import { remember } from './remember.ts'

/** Keeps the language of the address for the next visit to '/', and lets the switch replace the history entry (requirements 1.4). */
export function rememberLanguage(): void {
  const { lang } = document.documentElement
  if (lang === 'he' || lang === 'en') save(lang)
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-language]')
        : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    // What the address says beyond the page holds in both languages, and it may have changed since the page came: a package, an open project.
    location.replace(link.pathname + location.search)
  })
}

function save(lang: string): void {
  remember('lang', lang)
  try {
    localStorage.setItem('lang', lang)
  } catch {
    // Storage may be switched off: the cookie is enough.
  }
}
