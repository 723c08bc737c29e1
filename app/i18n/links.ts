import type { CardLang, Lang } from './languages.ts'

/**
 * The address of a public page.
 * @param path a PagePath ('contact'), which may end with an anchor ('#contact')
 */
export function pageUrl(lang: Lang, path: string): string {
  return `/${lang}/${path}`
}

/** The files of a digital business card, below its address. */
export type CardPart =
  | ''
  | '/contact.vcf'
  | '/app.webmanifest'
  | '/preview.png'
  | '/icon.png'
  | '/colors.css'

/** The address of a digital business card, or of one of its files. */
export function cardUrl(lang: CardLang, slug: string, part: CardPart = ''): string {
  return `/${lang}/v/${slug}${part}`
}

/** The address of a picture on cards. Its bytes never change. */
export function cardPictureUrl(id: string): string {
  return `/card-pictures/${id}.webp`
}

export type AdminPath = '' | 'recovery' | `recovery/${string}` | 'dashboard' | `dashboard/${string}`

export function adminUrl(lang: Lang, path: AdminPath = ''): string {
  return path === '' ? `/${lang}/emodesuper` : `/${lang}/emodesuper/${path}`
}

/** The page that confirms a privacy request. */
export function privacyRequestUrl(lang: Lang, token: string): string {
  return `/${lang}/privacy-request/${token}`
}

/** The address of a quote. Anybody who has the token can open and accept the quote. */
export function quoteUrl(
  lang: Lang,
  token: string,
  part: '' | '/pdf' | '/choice' | '/view' = '',
): string {
  return `/${lang}/quote/${token}${part}`
}
