import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { studioPictureLimits as limits } from '#domain/studio/studio-pictures.ts'
import { loadSharp } from '../cards/load-sharp.ts'

/** Why an upload is refused. */
export type StudioPictureFault =
  | 'picture'
  | 'pictureLarge'
  | 'pictureMoves'
  | 'pictureSmall'
  | 'pictureSquare'

export type Upload = { image: Sharp; width: number; height: number }

const formats = new Set(['png', 'jpeg', 'webp'])

/**
 * Opens an uploaded PNG, JPEG or WebP, upright. The declared type of the file is ignored. Broken
 * pixels are found only when it is decoded.
 */
export async function readUpload(
  file: Uint8Array,
): Promise<Upload | { fault: StudioPictureFault }> {
  if (file.byteLength > limits.bytes) return { fault: 'pictureLarge' }
  const sharp = await loadSharp()
  try {
    const image = sharp(file, { limitInputPixels: false, failOn: 'error' })
    const { format, pages = 1, autoOrient } = await image.metadata()
    if (!formats.has(format)) return { fault: 'picture' }
    if (pages > 1 || hasApngFrames(file)) return { fault: 'pictureMoves' }
    const { width, height } = autoOrient
    if (width * height > limits.maxPixels) return { fault: 'pictureLarge' }
    return { image: image.autoOrient().toColourspace('srgb'), width, height }
  } catch {
    return { fault: 'picture' }
  }
}

/** The decoder reads only the first frame of an animated PNG, and does not say that there are more. */
function hasApngFrames(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const control = bytes.indexOf('acTL', 0, 'latin1')
  const pixels = bytes.indexOf('IDAT', 0, 'latin1')
  return bytes.subarray(1, 4).toString('latin1') === 'PNG' && control > 0 && control < pixels
}

/** 22 characters. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}
