import { writePdf } from '#domain/qr/write-pdf.ts'
import { drawPng, drawSvg, makeCanvas, svgOf } from './draw-pixels.ts'
import { loadFile, loadPicture } from './load-logo.ts'
import type { Design } from './make-design.ts'
import { isRead } from './prove-code.ts'

/** What the page offers for download, beside the picture that is copied. */
export type FileKind = 'png' | 'jpg' | 'svg' | 'pdf'

/** Millimetres: every program that opens the file can scale it. */
const pdfWidth = 60
/** Pixels for a square, when an outline file is read back. */
const proofScale = 6

/** The file of a design. Throws where it is not read back as its text (requirements 3.16). */
export async function makeFile(kind: FileKind, design: Design, pngWidth: number): Promise<Blob> {
  if (kind === 'png' || kind === 'jpg') return makePicture(kind, design, pngWidth)
  const svg = svgOf(design)
  const width = Math.round(design.drawing.width * proofScale)
  await requireRead(await drawSvg(svg, width), design)
  if (kind === 'svg') return new Blob([svg], { type: 'image/svg+xml' })
  // The same outlines.
  const file = writePdf(design.drawing, pdfWidth, await logoForPdf(design))
  return new Blob([file], { type: 'application/pdf' })
}

async function makePicture(kind: 'png' | 'jpg', design: Design, width: number): Promise<Blob> {
  const canvas = await drawPng(design, width)
  await requireRead(canvas, design)
  return kind === 'png' ? toBlob(canvas, 'image/png') : makeJpeg(canvas, design)
}

/** A JPEG has no transparency, and loses some of the picture: the file itself is read back. */
async function makeJpeg(drawn: HTMLCanvasElement, design: Design): Promise<Blob> {
  const { canvas, context } = makeCanvas(drawn.width, drawn.height)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(drawn, 0, 0)
  const blob = await toBlob(canvas, 'image/jpeg')
  const file = new File([blob], 'code.jpg')
  context.drawImage(await loadFile(file), 0, 0)
  await requireRead(canvas, design)
  return blob
}

async function requireRead(canvas: HTMLCanvasElement, design: Design): Promise<void> {
  if (!(await isRead(canvas, design))) throw new Error('The file is not read back')
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), type, 0.92)
  })
}

/** A PDF takes a JPEG as it is, which has no transparency: the logo is put on the background. */
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
