import type { Text } from './copy-texts.ts'

export type HeadingPair = { at: string; title: readonly [strong: string, light: string] }

/** The headings of two parts: the texts at `….title.0` and `….title.1`. */
export function headingPairs(texts: readonly Text[]): HeadingPair[] {
  const byPlace = new Map(texts.map(({ at, text }) => [at, text]))
  return [...byPlace].flatMap(([at, strong]) => {
    if (!at.endsWith('.title.0')) return []
    const place = at.slice(0, -'.0'.length)
    const light = byPlace.get(`${place}.1`)
    return light === undefined || byPlace.has(`${place}.2`)
      ? []
      : [{ at: place, title: [strong, light] }]
  })
}
