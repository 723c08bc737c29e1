import decodeCode from 'qr/decode.js'

/** Pixels of four bytes (RGBA), as a canvas returns them. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number }

/** Milliseconds after which the reader gives up. */
const timeLimitMs = 400

/** The text of the code in a picture; null where none can be read. */
export function readCode(pixels: Pixels): string | null {
  try {
    return decodeCode(pixels, { format: 'RGBA', timeLimit: timeLimitMs })
  } catch {
    return null
  }
}
