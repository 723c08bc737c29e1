import { detectLanguage, savedLanguage } from '#documents/behaviours/visitor-language.ts'

/** A crawler reads the choice of languages, which is what it came for. */
const crawler = /bot|crawl|spider|slurp/i

/** Opens the same address in the visitor's language. At the root only a saved language counts. */
export function start(): void {
  if (crawler.test(navigator.userAgent)) return
  const { pathname, search, hash } = location
  const lang = pathname === '/' ? savedLanguage() : detectLanguage()
  location.replace(`/${lang}${pathname}${search}${hash}`)
}
