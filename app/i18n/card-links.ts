import type { CardLang } from './languages.ts'

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

/** The address of a picture on cards. Its content never changes. */
export function cardPictureUrl(id: string): string {
  return `/card-pictures/${id}.webp`
}
