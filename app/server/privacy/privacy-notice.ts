import { createHash } from 'node:crypto'
import type { LegalWords } from '#content/pages/legal-words.ts'
import { cardCopyFor, copyFor } from '#copy/copy.server.ts'
import { isLang, type CardLang, type Lang } from '#i18n/languages.ts'

/** `version`: a hash of the text, in 16 hexadecimal digits. */
export type PrivacyNotice = { version: string; text: string }

/**
 * All that a form says about the details that are entered: the sentence beside it and the policy that
 * it links to. The version follows from the text, so that it cannot be forgotten (decision 0137).
 */
export function privacyNotice(sentence: string, { opening, body }: LegalWords): PrivacyNotice {
  const sections = Object.values(body.sections).flatMap(({ title, blocks }) => [
    title,
    ...blocks.map((block) => (typeof block === 'string' ? block : block.map(listItem).join('\n'))),
  ])
  const text = [sentence, opening.title.join(' '), opening.lead, ...sections].join('\n\n')
  return { version: createHash('sha256').update(text).digest('hex').slice(0, 16), text }
}

function listItem(text: string): string {
  return `– ${text}`
}

/** What the forms of the site say: lead form, quote request and order. */
export function formNotice(lang: Lang): PrivacyNotice {
  const { forms, pages } = copyFor(lang)
  return privacyNotice(forms.lead.privacy.text, pages['privacy-policy'])
}

/** The same for the form on a business card, which links to the Hebrew policy where there is no other. */
export function cardNotice(lang: CardLang): PrivacyNotice {
  const { pages } = copyFor(isLang(lang) ? lang : 'he')
  return privacyNotice(cardCopyFor(lang).details.privacy, pages['privacy-policy'])
}

/** What all forms say now, each text once. */
export function shownNotices(): (PrivacyNotice & { language: CardLang })[] {
  return [
    ...(['he', 'en'] as const).map((language) => ({ ...formNotice(language), language })),
    ...(['he', 'en', 'ru'] as const).map((language) => ({ ...cardNotice(language), language })),
  ]
}
