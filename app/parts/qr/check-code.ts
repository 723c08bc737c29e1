import { drawSvg, pixelsInPlace, svgOf } from './draw-pixels.ts'
import type { Design } from './make-design.ts'

/** Pixels per square of the code, as seen from far and from near. */
const scales = [3, 8] as const

/** Whether the code can be read back as its text at both scales. */
export async function isCodeReadable(design: Design): Promise<boolean> {
  const svg = svgOf(design)
  for (const scale of scales) {
    const canvas = await drawSvg(svg, Math.round(design.drawing.width * scale))
    if (!(await isPictureReadable(canvas, design))) return false
  }
  return true
}

/** Whether the text of the design can be read from this picture. */
export async function isPictureReadable(
  canvas: HTMLCanvasElement,
  design: Design,
): Promise<boolean> {
  const { readCode } = await import('./read-code.ts')
  return readCode(pixelsInPlace(canvas, design)) === design.text
}
