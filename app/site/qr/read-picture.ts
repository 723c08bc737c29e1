import { makeCanvas } from './draw-pixels.ts'
import { loadFile } from './load-logo.ts'

/** Pixels of the longer side: a code that fills a picture, and a small one in a large picture. */
const longestSides = [800, 1600, 400] as const

/**
 * The text of the code in a picture, or null where none is read. The file never leaves the browser.
 * Throws where the browser cannot open it.
 */
export async function readPicture(file: File): Promise<string | null> {
  const [picture, { readCode }] = await Promise.all([loadFile(file), import('./read-code.ts')])
  const [wide, high] = [picture.naturalWidth || 800, picture.naturalHeight || 800]
  for (const longest of longestSides) {
    const scale = longest / Math.max(wide, high)
    const { canvas, context } = makeCanvas(Math.ceil(wide * scale), Math.ceil(high * scale))
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const text = readCode(context.getImageData(0, 0, canvas.width, canvas.height))
    if (text !== null) return text
  }
  return null
}
