import type { Forms } from '#copy/he/forms.ts'
import type { Lang } from '#i18n/languages.ts'

/** Why a form failed. `link`: opens in a new tab, so that the form stays as it is. */
export type FailureWords = { title: string; text: string; link?: { url: string; text: string } }

/** The gate refused a form; the link leads to the way out. */
export function outsideWords({ outside }: Pick<Forms, 'outside'>, lang: Lang): FailureWords {
  const { title, text, link } = outside
  return { title, text, link: { url: `/under-construction?lang=${lang}`, text: link } }
}
