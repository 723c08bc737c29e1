/**
 * `npm run spelling`: checks the words of every rendered public page in both languages, and the
 * texts that no public page shows: admin area, emails, errors. Lists each unknown word with the
 * places that use it. Exceptions are in scripts/spelling-words.txt.
 */
import { readFileSync } from 'node:fs'
import type { Lang } from '#i18n/languages.ts'
import { requireTexts } from '#tests/conventions/copy-texts.ts'
import { findUnknownWords, requireDictionaries } from './spelling/dictionaries.ts'
import { readPages, type PageText } from './spelling/read-pages.ts'

/** Correct spellings that are not in the dictionaries. */
const known = new Set(
  readFileSync(new URL('spelling-words.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
)

/** A single Hebrew letter is not a word. */
const words: Record<Lang, RegExp> = {
  he: /[א-ת](?:[׳״'"]?[א-ת])+׳?/g,
  en: /\p{Script=Latin}+(?:[’'-]\p{Script=Latin}+)*/gu,
}

/**
 * Hebrew prefixes before Latin letters, digits or a quotation, as in ב־Figma and ל״נעצרו לבדיקה״.
 */
const lonePrefix = /(?<![א-ת])[ושהכלבמ]{1,3}(?:־(?=[^א-ת]|$)|״(?=[א-ת]{2}))/g
/** Ordinal numbers (2nd), addresses, placeholders and invisible characters. */
const nonWords =
  /\d+(?:st|nd|rd|th)\b|\S+@\S+|https?:\S+|[\w-]+\.[a-z]{2,}(?:\/\S*)?|\{\w+\}|\p{Cf}/gu

/** Accepts Hebrew prefixes, because "in", "to", "the" and "and" are prefixes. */
function isKnown(word: string): boolean {
  return [0, 1, 2, 3].some(
    (prefix) => known.has(word.slice(prefix)) && /^[ושהכלבמ]*$/.test(word.slice(0, prefix)),
  )
}

function wordsOf(text: string, lang: Lang): string[] {
  return text.replaceAll(nonWords, ' ').replaceAll(lonePrefix, ' ').match(words[lang]) ?? []
}

/**
 * The unknown words of a language with their places. A word has the language of its letters, so
 * Russian cards are not checked.
 */
function findUnknown(texts: readonly PageText[], lang: Lang): [word: string, places: string[]][] {
  const places = new Map<string, Set<string>>()
  for (const { at, text } of texts)
    for (const word of wordsOf(text, lang))
      places.set(word, (places.get(word) ?? new Set()).add(at))
  const candidates = [...places.keys()].filter((word) => !isKnown(word))
  return [...findUnknownWords(candidates, lang)].map((word) => [
    word,
    [...(places.get(word) ?? [])],
  ])
}

requireDictionaries()
const langs = ['he', 'en'] as const
const unseen = langs.flatMap((lang) =>
  requireTexts(lang).map(({ at, text }) => ({ at: `${lang}: ${at}`, lang, text })),
)
const texts: PageText[] = [...unseen, ...(await readPages())]
const unknown = langs.flatMap((lang) => findUnknown(texts, lang))
for (const [word, places] of unknown) console.log(`${word}: ${places.slice(0, 3).join(', ')}`)
const pages = new Set(texts.map(({ at }) => at).filter((at) => at.startsWith('/'))).size
console.log(
  unknown.length === 0
    ? `Every word is known: ${pages} pages, and the texts that no page shows.`
    : `${unknown.length} unknown words: correct them, or add them to scripts/spelling-words.txt.`,
)
process.exit(unknown.length === 0 ? 0 : 1)
