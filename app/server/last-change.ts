import { createHash } from 'node:crypto'
import { singlePageIds, singlePages, type PagePath } from '#catalog/pages.ts'
import type { Lang } from '#i18n/languages.ts'
import recorded from '#content/last-changes.json'
import { pageAt } from '#content/pages.ts'
import type { SiteWords } from '#content/site-words.ts'
import type { ContentWords } from '#content/words.server.ts'

type Words = SiteWords & Pick<ContentWords, 'pages'>

/** The digest of a page's words and the day (YYYY-MM-DD) on which they became those. */
export type Change = { digest: string; day: string }

/** By language and path: `he/about`. Written by `npm run changes`. */
export type Changes = Readonly<Record<string, Change>>

/**
 * The day on which a page last changed (requirements 2.6): of an article the one it states, of any
 * other page the recorded one. null: its words changed since, and nobody recorded when.
 */
export function lastChange(
  words: Words,
  lang: Lang,
  path: PagePath,
  changes: Changes = recorded,
): string | null {
  const { dates } = pageAt(path)
  if (dates !== null) return dates.updated
  const change = changes[`${lang}/${path}`]
  return change?.digest === digestWords(words, path) ? change.day : null
}

/** Of everything that only this page says, in one language. */
export function digestWords(words: Words, path: PagePath): string {
  const own = [words.meta[path], words.openings[path], bodyOf(words, path)]
  return createHash('sha256').update(JSON.stringify(own)).digest('hex').slice(0, 12)
}

function bodyOf(words: Words, path: PagePath): unknown {
  const [family = '', id = ''] = path.split('/')
  const families: Record<string, Readonly<Record<string, unknown>>> = {
    services: words.servicePages,
    portfolio: words.caseStudies,
    blog: words.postBodies,
    templates: words.templatePages,
  }
  const single = singlePageIds.find((each) => singlePages[each] === path)
  return single ? words.pages[single] : families[family]?.[id]
}
