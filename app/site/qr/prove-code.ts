import { drawSvg, pixelsInPlace, svgOf } from './draw-pixels.ts'
import type { Design } from './make-design.ts'

/** Pixels for a square of the code: as from afar, and as from near. */
const scales = [3, 8] as const

/** Whether the code is read back as its text, small and large. */
export async function proveCode(design: Design): Promise<boolean> {
  const svg = svgOf(design)
  for (const scale of scales) {
    const canvas = await drawSvg(svg, Math.round(design.drawing.width * scale))
    if (!(await isRead(canvas, design))) return false
  }
  return true
}

/** Whether a reader gets the text from this picture. */
export async function isRead(canvas: HTMLCanvasElement, design: Design): Promise<boolean> {
  const { readCode } = await import('./read-code.ts')
  return readCode(pixelsInPlace(canvas, design)) === design.text
}
