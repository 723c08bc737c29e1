/**
 * `npm run spelling`: checks all words of the site. Lists every unknown word with the places that
 * use it.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Lang } from '#i18n/languages.ts'
import { requireTexts, type Text } from '#tests/conventions/copy-texts.ts'

const installHint =
  'The spelling check needs hunspell: apt-get install -y hunspell hunspell-he hunspell-en-us'

/** Correct spellings that the dictionaries lack. */
const known = new Set(
  readFileSync(new URL('spelling-words.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
)

const dictionaries: Record<Lang, { dictionary: string; word: RegExp }> = {
  he: { dictionary: 'he_IL', word: /[א-ת]+(?:[׳״'"][א-ת]+)*׳?/g },
  en: { dictionary: 'en_US', word: /\p{Script=Latin}+(?:[’'-]\p{Script=Latin}+)*/gu },
}

/** Hebrew prefixes before Latin letters or digits: ב־Figma. */
const lonePrefix = /(?<![א-ת])[ושהכלבמ]{1,3}־(?=[^א-ת]|$)/g

/** Hebrew writes "in", "to", "the" and "and" as prefixes. */
function isKnown(word: string): boolean {
  return [0, 1, 2, 3].some(
    (prefix) => known.has(word.slice(prefix)) && /^[ושהכלבמ]*$/.test(word.slice(0, prefix)),
  )
}

function wordsOf(text: string, lang: Lang): string[] {
  const plain = text.replaceAll(/\{\w+\}/g, ' ').replaceAll(lonePrefix, ' ')
  return plain.match(dictionaries[lang].word) ?? []
}

/** The dictionaries use the ASCII forms of geresh, gershayim and the apostrophe. */
function typewritten(word: string): string {
  return word.replaceAll('״', '"').replaceAll(/[׳’]/g, "'")
}

function requireHunspell(words: readonly string[], dictionary: string): string[] {
  const { status, stdout, error } = spawnSync('hunspell', ['-i', 'utf-8', '-d', dictionary, '-l'], {
    input: words.map(typewritten).join('\n'),
    encoding: 'utf8',
  })
  if (error || status !== 0) {
    console.error(installHint)
    process.exit(1)
  }
  return stdout.split('\n').filter(Boolean)
}

function findUnknown(lang: Lang): [word: string, texts: Text[]][] {
  const places = new Map<string, Text[]>()
  for (const text of requireTexts(lang)) {
    for (const word of wordsOf(text.text, lang))
      places.set(word, [...(places.get(word) ?? []), text])
  }
  const candidates = [...places.keys()].filter((word) => !isKnown(word))
  const wrong = new Set(requireHunspell(candidates, dictionaries[lang].dictionary))
  // hunspell checks some words in parts: נדל"ן whole, Ben-David in two.
  const isWrong = (word: string) => [word, ...word.split(/["'-]/)].some((part) => wrong.has(part))
  return [...places].filter(([word]) => !isKnown(word) && isWrong(typewritten(word)))
}

const unknown = (['he', 'en'] as const).flatMap(findUnknown)
for (const [word, texts] of unknown)
  console.log(`${word}: ${texts.map(({ at, text }) => `${at} (${text})`).join(', ')}`)
console.log(
  unknown.length === 0
    ? 'Every word is known.'
    : `${unknown.length} unknown words: mend them, or add them to scripts/spelling-words.txt.`,
)
process.exit(unknown.length === 0 ? 0 : 1)
