import { channelsOf } from '../color.ts'
import type { Drawing } from './draw-code.ts'
import type { Path } from './path.ts'

/** A JPEG and its size in pixels. */
export type PdfPicture = { bytes: Uint8Array; width: number; height: number }

/** Points in a millimetre: 72 to an inch. */
const pointsPerMm = 72 / 25.4

const ascii = new TextEncoder()

/**
 * Writes the drawing as a PDF 1.4 with one page of its size, `widthMm` millimetres wide. Outlines
 * stay outlines; a logo is embedded as a JPEG.
 */
export function writePdf(
  drawing: Drawing,
  widthMm: number,
  logo: PdfPicture | null = null,
): Uint8Array<ArrayBuffer> {
  const scale = (widthMm * pointsPerMm) / drawing.width
  const size = [drawing.width * scale, drawing.height * scale].map(short).join(' ')
  const content = drawPage(drawing, scale, logo !== null)
  const resources = logo ? '<</XObject<</Logo 5 0 R>>>>' : '<<>>'
  const objects = [
    [ascii.encode('<</Type/Catalog/Pages 2 0 R>>')],
    [ascii.encode('<</Type/Pages/Kids[3 0 R]/Count 1>>')],
    [
      ascii.encode(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size}]/Resources${resources}/Contents 4 0 R>>`,
      ),
    ],
    stream('', ascii.encode(content)),
  ]
  if (logo)
    objects.push(
      stream(
        `/Type/XObject/Subtype/Image/Width ${logo.width}/Height ${logo.height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
        logo.bytes,
      ),
    )
  return joinFile(objects)
}

/** The y axis points down in a drawing and up in a PDF, so the page is flipped once. */
function drawPage({ height, shapes, logo }: Drawing, scale: number, hasLogo: boolean): string {
  const s = short(scale)
  const lines = [`${s} 0 0 -${s} 0 ${short(height * scale)} cm`]
  for (const { path, fill } of shapes) {
    const colour = channelsOf(fill).map((channel) => short(channel / 255))
    lines.push(`${colour.join(' ')} rg`, `${pathOperators(path)} f`)
  }
  if (logo && hasLogo) {
    const { x, y, width, height: tall } = logo
    lines.push(`q ${[width, 0, 0, -tall, x, y + tall].map(short).join(' ')} cm /Logo Do Q`)
  }
  return lines.join('\n')
}

/** 'M1 2L3 4Z' becomes '1 2 m 3 4 l h'. A quadratic curve is drawn as a cubic one. */
function pathOperators(path: Path): string {
  let at: [number, number] = [0, 0]
  return [...path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)]
    .map(([, command = '', text = '']) => {
      const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number)
      const cubic = command === 'Q' ? toCubic(at, numbers) : numbers
      if (command !== 'Z') at = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0]
      return [...cubic.map(short), operators[command]].join(' ')
    })
    .join('\n')
}

const operators: Readonly<Record<string, string>> = { M: 'm', L: 'l', C: 'c', Q: 'c', Z: 'h' }

function toCubic([x, y]: readonly [number, number], [cx = 0, cy = 0, toX = 0, toY = 0]: number[]) {
  const third = (from: number, to: number) => from + ((to - from) * 2) / 3
  return [third(x, cx), third(y, cy), third(toX, cx), third(toY, cy), toX, toY]
}

function stream(entries: string, bytes: Uint8Array): Uint8Array[] {
  return [
    ascii.encode(`<<${entries}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    ascii.encode('\nendstream'),
  ]
}

/** Numbers the objects and adds the cross-reference table with the offset of each, in bytes. */
function joinFile(objects: readonly Uint8Array[][]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [ascii.encode('%PDF-1.4\n')]
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  const offsets = objects.map((object, index) => {
    const offset = length()
    parts.push(ascii.encode(`${index + 1} 0 obj\n`), ...object, ascii.encode('\nendobj\n'))
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  parts.push(
    ascii.encode(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${length()}\n%%EOF\n`,
    ),
  )
  const file = new Uint8Array(length())
  let at = 0
  for (const part of parts) {
    file.set(part, at)
    at += part.length
  }
  return file
}

function short(value: number): string {
  return String(Math.round(value * 10_000) / 10_000)
}
