import { copyFor } from '#copy/copy.server.ts'
import type { LegalWords } from '#content/pages/legal-words.ts'
import type { Lang } from '#i18n/languages.ts'

export type LegalPath = 'privacy-policy' | 'terms-of-service' | 'accessibility'

type Fact = LegalWords['body']['facts'][number]

/** `more`: values for placeholders that other pages have too. */
export function legalDataFor(path: LegalPath, lang: Lang, more: readonly Fact[] = []) {
  const { pages, legal, links, nav } = copyFor(lang)
  const { opening, body } = pages[path]
  return {
    lang,
    path,
    opening,
    ...legal,
    title: body.title,
    facts: [...body.facts, ...more],
    links,
    related: nav.related,
  }
}
