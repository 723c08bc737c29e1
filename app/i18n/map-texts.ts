/** Changes every text in a tree of copy. Other values stay as they are. */
export function mapTexts<Words>(words: Words, change: (text: string) => string): Words
export function mapTexts(words: unknown, change: (text: string) => string): unknown {
  if (typeof words === 'string') return change(words)
  if (Array.isArray(words)) return words.map((word: unknown) => mapTexts(word, change))
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(
    Object.entries(words).map(([key, value]: [string, unknown]) => [key, mapTexts(value, change)]),
  )
}
