import { detectLanguage, savedLanguage } from '#documents/behaviours/visitor-language.ts'

/** Opens the same address in the visitor's language. At the root only a saved language counts. */
export function start(): void {
  const { pathname, search, hash } = location
  const lang = pathname === '/' ? savedLanguage() : detectLanguage()
  location.replace(`/${lang}${pathname}${search}${hash}`)
}
