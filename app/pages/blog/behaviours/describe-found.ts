import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { fillPlural, type PluralWords } from '#i18n/plural.ts'

/** `found` has {count}, `meant` {search}. */
export type FoundWords = { found: PluralWords; none: string; meant: string }

type Result = { search: string; meant: string; count: number }

/** How many articles a search found, and what was looked for; '' where nothing is searched for. */
export function describeFound(
  { search, meant, count }: Result,
  { lang, words }: { lang: Lang; words: FoundWords },
): string {
  if (search === '') return ''
  if (count === 0) return words.none
  const found = fillPlural(words.found, count, lang)
  return meant === search ? found : `${found}. ${fill(words.meant, { search: meant })}`
}
