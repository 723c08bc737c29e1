import { foldText } from './fold-text.ts'
import { otherLayout } from './keyboard-layout.ts'

const maxCodePoints = 100

/** A hyphenated word is found whole and by its parts. */
const hyphen = /[-־‐-―]/

/** The letters that Hebrew prefixes to a word: in, the, and, as, to, from, that. */
const prefixes = 'בהוכלמש'

/**
 * The index of a text: its words, normalized, each once, in alphabetical order. A hyphenated word
 * is included whole and in parts.
 */
export function searchIndex(text: string): string {
  const words = text
    .split(/\s+/)
    .flatMap((word) => (hyphen.test(word) ? [word, ...word.split(hyphen)] : [word]))
    .map((word) => foldText(word).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, ''))
  return [...new Set(words)].filter(Boolean).toSorted().join(' ')
}

/**
 * Whether an index has every word of a search: as part of a word, or as a whole word with other
 * Hebrew prefixes, as in the search for leads (decision 0028).
 */
function hasWords(index: string, words: readonly string[]): boolean {
  return words.every((word) => {
    if (index.includes(word)) return true
    const stems = [1, 2, 3]
      .filter((cut) => word.length - cut >= 2 && isPrefix(word.slice(0, cut)))
      .map((cut) => word.slice(cut))
    return index
      .split(' ')
      .some((known) =>
        stems.some((stem) => known.endsWith(stem) && isPrefix(known.slice(0, -stem.length))),
      )
  })
}

function isPrefix(letters: string): boolean {
  return letters.length <= 3 && [...letters].every((letter) => prefixes.includes(letter))
}

export type Found<Id> = {
  ids: Id[]
  /** The search that was run: in the other keyboard layout where only that finds anything. */
  search: string
}

/**
 * The texts that have every word of a search, in their order; all of them where the search is empty
 * (requirements 3.9). `indexes`: one for each text, by searchIndex().
 */
export function findTexts<Id>(
  search: string,
  indexes: readonly (readonly [Id, string])[],
): Found<Id> {
  const typed = [...search].slice(0, maxCodePoints).join('')
  const find = (text: string) => {
    const words = foldText(text).split(' ').filter(Boolean)
    return indexes.filter(([, index]) => hasWords(index, words)).map(([id]) => id)
  }
  const ids = find(typed)
  const other = ids.length > 0 ? null : otherLayout(typed)
  if (other === null) return { ids, search: typed }
  const others = find(other)
  return others.length > 0 ? { ids: others, search: other } : { ids, search: typed }
}
