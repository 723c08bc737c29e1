import decodeCode from 'qr/decode.js'

/** Pixels, four bytes each: what a canvas gives. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number }

/** How long the reader may try, in milliseconds. */
const timeLimit = 400

/** What a phone would read in a picture; null: it finds no code that can be read. */
export function readCode(pixels: Pixels): string | null {
  try {
    return decodeCode(pixels, { format: 'RGBA', timeLimit })
  } catch {
    return null
  }
}
