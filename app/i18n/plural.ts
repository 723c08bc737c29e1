import { fill } from './fill.ts'
import { languages, type Lang } from './languages.ts'

/** A text for one, for two and for the rest: what Hebrew needs. English has two of the same. */
export type PluralWords = { one: string; two: string; other: string }

export function fillPlural(words: PluralWords, count: number, lang: Lang): string {
  const form = new Intl.PluralRules(languages[lang].locale).select(count)
  const text = form === 'one' || form === 'two' ? words[form] : words.other
  return fill(text, { count })
}
