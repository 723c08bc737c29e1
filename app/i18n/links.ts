import type { CardLang, Lang } from './languages.ts'

/** The address of a public page. `path` is a PagePath of the catalogue, or a part of the site with an anchor: 'contact', '#contact'. */
export function pageUrl(lang: Lang, path: string): string {
  return `/${lang}/${path}`
}

/** A digital business card, or the file that a phone saves its owner from. */
export function cardUrl(lang: CardLang, slug: string, part: '' | '/contact.vcf' = ''): string {
  return `/${lang}/v/${slug}${part}`
}

export function adminUrl(lang: Lang, path: '' | 'dashboard' | `dashboard/${string}` = ''): string {
  return path === '' ? `/${lang}/emodesuper` : `/${lang}/emodesuper/${path}`
}

/** A client's own quote: whoever has the link has the key. */
export function quoteUrl(
  lang: Lang,
  token: string,
  part: '' | '/pdf' | '/choice' | '/view' = '',
): string {
  return `/${lang}/quote/${token}${part}`
}
