import { encode } from 'uqr'
import { codeLevels, type CodeLevel } from '#domain/qr/code-capacity.ts'
import type { CodeMatrix } from '#domain/qr/code-matrix.ts'

/**
 * The squares of a code for a text, at the given error correction level or a higher one of the same
 * size. Throws where the text is too long: excessCharacters() returns by how much.
 */
export function makeMatrix(text: string, level: CodeLevel): CodeMatrix {
  const { data, version } = encode(text, { ecc: level, border: 0, boostEcc: false })
  const higher = codeLevels
    .slice(codeLevels.indexOf(level) + 1)
    .toReversed()
    .find((each) => fits(text, each, version))
  if (higher === undefined) return { dark: data, level }
  return { dark: encode(text, { ecc: higher, border: 0, boostEcc: false }).data, level: higher }
}

function fits(text: string, level: CodeLevel, version: number): boolean {
  try {
    encode(text, { ecc: level, border: 0, boostEcc: false, maxVersion: version })
    return true
  } catch {
    return false
  }
}
