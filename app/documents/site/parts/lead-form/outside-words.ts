import type { Forms } from '#copy/he/forms.ts'
import type { Lang } from '#i18n/languages.ts'

/** Why a form failed. `link` opens in a new tab, so that the form keeps its input. */
export type FailureWords = { title: string; text: string; link?: { url: string; text: string } }

/** The message where the gate refused a form, with a link to the page that explains what to do. */
export function outsideWords({ outside }: Pick<Forms, 'outside'>, lang: Lang): FailureWords {
  const { title, text, link } = outside
  return { title, text, link: { url: `/under-construction?lang=${lang}`, text: link } }
}
