/**
 * The last word is the family name, as usual on cards in Hebrew, English and Russian. A single word
 * is a given name.
 */
export function splitName(name: string): { given: string; family: string } {
  const words = name.trim().split(/\s+/)
  return words.length === 1
    ? { given: words[0] ?? '', family: '' }
    : { given: words.slice(0, -1).join(' '), family: words.at(-1) ?? '' }
}
