import { fill } from './fill.ts'
import { languages, type Lang } from './languages.ts'

/** Plural forms: Hebrew needs one, two and other; English repeats `other` for two. */
export type PluralWords = { one: string; two: string; other: string }

/** Creating one costs more than a hundred calls of it. */
const rules = new Map<Lang, Intl.PluralRules>()

function rulesOf(lang: Lang): Intl.PluralRules {
  const known = rules.get(lang) ?? new Intl.PluralRules(languages[lang].locale)
  rules.set(lang, known)
  return known
}

export function fillPlural(words: PluralWords, count: number, lang: Lang): string {
  const form = rulesOf(lang).select(count)
  const text = form === 'one' || form === 'two' ? words[form] : words.other
  return fill(text, { count })
}
