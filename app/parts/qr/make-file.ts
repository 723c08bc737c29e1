import { writePdf } from '#domain/qr/write-pdf.ts'
import { drawPng, drawSvg, makeCanvas, svgOf } from './draw-pixels.ts'
import { loadFile, loadPicture } from './load-logo.ts'
import type { Design } from './make-design.ts'
import { isPictureReadable } from './check-code.ts'

/** The kinds of files that can be downloaded. */
export type FileKind = 'png' | 'jpg' | 'svg' | 'pdf'

/** Millimetres; every program that opens the file can scale it. */
const pdfWidth = 60
/** Pixels per square when an SVG is rendered for reading it back. */
const checkScale = 6

/**
 * Creates the file of a design. Rejects where it cannot be read back as its text (requirements
 * 3.16).
 */
export async function makeFile(kind: FileKind, design: Design, pngWidth: number): Promise<Blob> {
  if (kind === 'png' || kind === 'jpg') return makePicture(kind, design, pngWidth)
  const svg = svgOf(design)
  const width = Math.round(design.drawing.width * checkScale)
  await requireReadable(await drawSvg(svg, width), design)
  if (kind === 'svg') return new Blob([svg], { type: 'image/svg+xml' })
  // The PDF has the same outlines as the SVG that was read back.
  const file = writePdf(design.drawing, pdfWidth, await logoForPdf(design))
  return new Blob([file], { type: 'application/pdf' })
}

async function makePicture(kind: 'png' | 'jpg', design: Design, width: number): Promise<Blob> {
  const canvas = await drawPng(design, width)
  await requireReadable(canvas, design)
  return kind === 'png' ? toBlob(canvas, 'image/png') : makeJpeg(canvas, design)
}

/** A JPEG has no transparency and loses details, so the encoded file itself is read back. */
async function makeJpeg(drawn: HTMLCanvasElement, design: Design): Promise<Blob> {
  const { canvas, context } = makeCanvas(drawn.width, drawn.height)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(drawn, 0, 0)
  const blob = await toBlob(canvas, 'image/jpeg')
  const file = new File([blob], 'code.jpg')
  context.drawImage(await loadFile(file), 0, 0)
  await requireReadable(canvas, design)
  return blob
}

async function requireReadable(canvas: HTMLCanvasElement, design: Design): Promise<void> {
  if (!(await isPictureReadable(canvas, design))) throw new Error('The file is not read back')
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), type, 0.92)
  })
}

/**
 * The logo is embedded in the PDF as a JPEG, which has no transparency: it is drawn on the
 * background.
 */
async function logoForPdf({ logo, style }: Design) {
  if (!logo) return null
  const picture = await loadPicture(logo.address)
  const { naturalWidth: width, naturalHeight: height } = picture
  const { canvas, context } = makeCanvas(width, height)
  context.fillStyle = style.isTransparent ? '#ffffff' : style.background
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0)
  const blob = await toBlob(canvas, 'image/jpeg')
  return { bytes: new Uint8Array(await blob.arrayBuffer()), width, height }
}
