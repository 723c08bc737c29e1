import { createHash } from 'node:crypto'
import { singlePageIds, singlePages, type PagePath } from '#catalog/pages.ts'
import type { Lang } from '#i18n/languages.ts'
import recorded from '#content/last-changes.json'
import { pageAt } from '#content/pages.ts'
import type { SiteWords } from '#content/site-words.ts'
import type { ContentWords } from '#content/words.server.ts'

type Words = SiteWords & Pick<ContentWords, 'pages'>

/** The digest of a page's text and the day (YYYY-MM-DD) since which the page has it. */
export type Change = { digest: string; day: string }

/** Keyed by language and path: `he/about`. Written by `npm run changes`. */
export type Changes = Readonly<Record<string, Change>>

/**
 * The day on which a page last changed (requirements 2.6): from the record of an article, or as
 * recorded for any other page. A text that changed since is at least as new as the newest recorded
 * day. null: nothing is recorded.
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
  if (change?.digest === digestWords(words, path)) return change.day
  const days = Object.values(changes).map(({ day }) => day)
  return days.toSorted().at(-1) ?? null
}

/** A digest of all text that only this page has, in one language. */
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
