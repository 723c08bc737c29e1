import { quietZone } from '#domain/qr/code-style.ts'
import { writeSvg } from '#domain/qr/write-svg.ts'
import { loadPicture } from './load-logo.ts'
import type { Design } from './make-design.ts'

/** Draws a design on a canvas of this width in pixels. Without a background it is transparent. */
export async function drawPng(design: Design, width: number): Promise<HTMLCanvasElement> {
  const { drawing, logo } = design
  const scale = width / drawing.width
  const { canvas, context } = makeCanvas(width, Math.round(drawing.height * scale))
  context.scale(scale, scale)
  for (const shape of drawing.shapes) {
    context.fillStyle = shape.fill
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
    context.fill(new Path2D(shape.path))
  }
  if (drawing.logo && logo) {
    const { x, y, width: logoWidth, height } = drawing.logo
    context.imageSmoothingQuality = 'high'
    context.drawImage(await loadPicture(logo.address), x, y, logoWidth, height)
  }
  return canvas
}

export function svgOf({ drawing, logo }: Design): string {
  return writeSvg(drawing, logo?.address)
}

/** Draws an SVG file on a canvas of this width in pixels, as the browser renders it. */
export async function drawSvg(svg: string, width: number): Promise<HTMLCanvasElement> {
  const picture = await loadPicture(`data:image/svg+xml,${encodeURIComponent(svg)}`)
  const height = Math.round((width * picture.naturalHeight) / picture.naturalWidth)
  const { canvas, context } = makeCanvas(width, height)
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}

/**
 * The pixels of a code as a camera may see it: on white paper and, where the margin is narrow, with
 * a dark surface around it.
 */
export function pixelsInPlace(canvas: HTMLCanvasElement, { style, drawing }: Design): ImageData {
  const square = canvas.width / drawing.width
  const edge = style.margin < quietZone ? Math.round(square * 2) : 0
  const surroundings = makeCanvas(canvas.width + edge * 2, canvas.height + edge * 2)
  surroundings.context.fillStyle = '#000000'
  surroundings.context.fillRect(0, 0, surroundings.canvas.width, surroundings.canvas.height)
  surroundings.context.fillStyle = '#ffffff'
  surroundings.context.fillRect(edge, edge, canvas.width, canvas.height)
  surroundings.context.drawImage(canvas, edge, edge)
  return surroundings.context.getImageData(
    0,
    0,
    surroundings.canvas.width,
    surroundings.canvas.height,
  )
}

export function makeCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser has no memory for this picture')
  return { canvas, context }
}
