import type { Lang } from './languages.ts'

/**
 * The address of a public page.
 * @param path a PagePath ('contact'), which may end with an anchor ('#contact')
 */
export function pageUrl(lang: Lang, path: string): string {
  return `/${lang}/${path}`
}

export type AdminPath =
  | ''
  | 'app.webmanifest'
  | 'recovery'
  | `recovery/${string}`
  | `round-trip/${string}`
  | `own-address/${string}`
  | 'dashboard'
  | `dashboard/${string}`

export function adminUrl(lang: Lang, path: AdminPath = ''): string {
  return path === '' ? `/${lang}/emodesuper` : `/${lang}/emodesuper/${path}`
}

/** The page that confirms a privacy request. */
export function privacyRequestUrl(lang: Lang, token: string): string {
  return `/${lang}/privacy-request/${token}`
}

/** The address of a quote. Whoever has the token can open and accept the quote. */
export function quoteUrl(
  lang: Lang,
  token: string,
  part: '' | '/pdf' | '/choice' | '/view' = '',
): string {
  return `/${lang}/quote/${token}${part}`
}
