/** Levels of error correction, the weakest first. */
export const codeLevels = ['L', 'M', 'Q', 'H'] as const

export type CodeLevel = (typeof codeLevels)[number]

/** The share of a code that may be unreadable (ISO/IEC 18004). */
export const recoverable: Record<CodeLevel, number> = { L: 0.07, M: 0.15, Q: 0.25, H: 0.3 }

/**
 * The capacity of the largest code, version 40: digits, capitals, or bytes of UTF-8 (ISO/IEC
 * 18004).
 */
const capacities: Record<CodeLevel, { digits: number; capitals: number; bytes: number }> = {
  L: { digits: 7089, capitals: 4296, bytes: 2953 },
  M: { digits: 5596, capitals: 3391, bytes: 2331 },
  Q: { digits: 3993, capitals: 2420, bytes: 1663 },
  H: { digits: 3057, capitals: 1852, bytes: 1273 },
}

const utf8 = new TextEncoder()

/** How many characters must be removed from the end of a text until it fits; 0: it fits. */
export function excessCharacters(text: string, level: CodeLevel): number {
  const { digits, capitals, bytes } = capacities[level]
  if (/^\d*$/.test(text)) return Math.max(0, text.length - digits)
  if (/^[\dA-Z $%*+./:-]*$/.test(text)) return Math.max(0, text.length - capitals)
  let left = utf8.encode(text).length
  let count = 0
  for (const character of [...text].toReversed()) {
    if (left <= bytes) return count
    left -= utf8.encode(character).length
    count += 1
  }
  return count
}

/**
 * The level for a text. A code with something in its middle gets the highest one that the text fits
 * into; 'L' where it fits into none.
 */
export function levelFor(text: string, chosen: CodeLevel, hasMiddle: boolean): CodeLevel {
  const wanted = hasMiddle ? 'H' : chosen
  const from = codeLevels.indexOf(wanted)
  const fitting = codeLevels
    .slice(0, from + 1)
    .toReversed()
    .find((level) => excessCharacters(text, level) === 0)
  // Without a middle the chosen level is kept, so that the page can say by how much the text is too
  // long.
  return hasMiddle ? (fitting ?? 'L') : chosen
}
