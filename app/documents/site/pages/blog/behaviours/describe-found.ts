import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { fillPlural, type PluralWords } from '#i18n/plural.ts'

/** `found` has the placeholder {count}, `meant` has {search}. */
export type FoundWords = { found: PluralWords; none: string; meant: string }

type SearchCount = { search: string; meant: string; count: number }

/**
 * The number of articles that a search found, and the text that was searched for; '' without a
 * search.
 */
export function describeFound(
  { search, meant, count }: SearchCount,
  { lang, words }: { lang: Lang; words: FoundWords },
): string {
  if (search === '') return ''
  if (count === 0) return words.none
  const found = fillPlural(words.found, count, lang)
  return meant === search ? found : `${found}. ${fill(words.meant, { search: meant })}`
}
