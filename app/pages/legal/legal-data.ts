import { copyFor } from '#copy/copy.server.ts'
import type { Legal } from '#copy/he/legal.ts'
import type { Lang } from '#i18n/languages.ts'

export type LegalPath = keyof Legal['pages']

type Fact = Legal['pages'][LegalPath]['facts'][number]

/** `more`: facts that another page says too. */
export function legalDataFor(path: LegalPath, lang: Lang, more: readonly Fact[] = []) {
  const { openings, legal, links, nav } = copyFor(lang)
  const { badge, contact, pages } = legal
  const { title, facts } = pages[path]
  return {
    lang,
    path,
    opening: openings[path],
    badge,
    title,
    facts: [...facts, ...more],
    contact,
    links,
    related: nav.related,
  }
}
