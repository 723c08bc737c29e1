import { makeCanvas } from './draw-pixels.ts'
import { loadFile } from './load-logo.ts'

/**
 * Pixels of the longer side: for a code that fills the picture, and for a small one in a large
 * picture.
 */
const sideLengths = [800, 1600, 400] as const

/**
 * The text of the code in a picture, or null where none can be read. The file never leaves the
 * browser. Rejects where the browser cannot open it.
 */
export async function readPicture(file: File): Promise<string | null> {
  const [picture, { readCode }] = await Promise.all([loadFile(file), import('./read-code.ts')])
  const [width, height] = [picture.naturalWidth || 800, picture.naturalHeight || 800]
  for (const side of sideLengths) {
    const scale = side / Math.max(width, height)
    const { canvas, context } = makeCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const text = readCode(context.getImageData(0, 0, canvas.width, canvas.height))
    if (text !== null) return text
  }
  return null
}
