import { spawnSync } from 'node:child_process'
import type { Lang } from '#i18n/languages.ts'

const installHint =
  'The spelling check needs hspell and hunspell: apt-get install -y hspell hunspell hunspell-he hunspell-en-us'

/** Ends the process with one sentence if a dictionary is not installed. */
export function requireDictionaries(): void {
  for (const lang of ['he', 'en'] as const) findUnknownWords([], lang)
}

/** The words that are in no dictionary of the language. */
export function findUnknownWords(words: readonly string[], lang: Lang): Set<string> {
  const typed = words.map(toAsciiQuotes)
  const wrong =
    lang === 'en'
      ? hunspell(typed, 'en_US')
      : new Set([...hunspell(typed, 'he_IL'), ...hspell(typed)])
  // hunspell checks some words in parts: נדל"ן as a whole, Ben-David as two words.
  const isWrong = (word: string) => [word, ...word.split(/["'-]/)].some((part) => wrong.has(part))
  return new Set(words.filter((word) => isWrong(toAsciiQuotes(word))))
}

/** The dictionaries use the ASCII forms of geresh, gershayim and the apostrophe. */
function toAsciiQuotes(word: string): string {
  return word.replaceAll('״', '"').replaceAll(/[׳’]/g, "'")
}

function hunspell(words: readonly string[], dictionary: string): Set<string> {
  const input = Buffer.from(words.join('\n'))
  const found = requireOutput('hunspell', ['-i', 'utf-8', '-d', dictionary, '-l'], input)
  return new Set(found.toString('utf8').split('\n').filter(Boolean))
}

/** hspell reads and writes ISO 8859-8, where the letters are in the same order as in Unicode. */
function hspell(words: readonly string[]): Set<string> {
  const first = 'א'.codePointAt(0) ?? 0
  const bytes = [...words.join('\n')].map((sign) => {
    const code = sign.codePointAt(0) ?? 0
    return code >= first ? code - first + 0xe0 : code
  })
  const output = requireOutput('hspell', ['-l'], Buffer.from(bytes))
  const text = [...output].map((byte) =>
    String.fromCodePoint(byte >= 0xe0 ? byte - 0xe0 + first : byte),
  )
  return new Set(text.join('').split('\n').filter(Boolean))
}

function requireOutput(program: string, options: readonly string[], input: Buffer): Buffer {
  const { status, stdout, error } = spawnSync(program, options, { input })
  if (error || status !== 0) {
    console.error(installHint)
    process.exit(1)
  }
  return stdout
}
