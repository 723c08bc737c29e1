import type { CodeType } from '#domain/qr/code-contents.ts'
import { fill } from '#i18n/fill.ts'
import type { Design } from './make-design.ts'

/** Half a millimetre is the smallest square that phones read from paper. */
const squareMm = 0.5

type Words = {
  types: Record<CodeType, string>
  /** Templates with {type}, and with {count} and {width} in millimetres. */
  result: { picture: string; size: string }
}

/** The name of the picture of a code, and the smallest size to print it in. */
export function pictureWords(
  { types, result }: Words,
  { type, design: { count, drawing } }: { type: CodeType; design: Design },
): { name: string; size: string } {
  return {
    name: fill(result.picture, { type: types[type] }),
    size: fill(result.size, { count, width: Math.ceil(drawing.width * squareMm) }),
  }
}
