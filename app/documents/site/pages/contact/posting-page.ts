import { isPagePath, type PagePath } from '#catalog/pages.ts'
import type { FormValues } from '#domain/leads/form-state.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'

/**
 * The page whose form was posted. It stays the lead's source when the contact page shows the form
 * again.
 */
export function postingPage(values: FormValues, lang: Lang): PagePath {
  const home = pageUrl(lang, '')
  const url = values['page_url'] ?? ''
  const path = url.slice(home.length)
  return url.startsWith(home) && isPagePath(path) ? path : 'contact'
}
