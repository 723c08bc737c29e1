import { createHash } from 'node:crypto'
import { maxPictureBytes } from '#domain/business-card/picture-bytes.ts'
import { loadSharp } from './load-sharp.ts'

/** Limits of an upload, in bytes and pixels. */
export const pictureLimits = {
  bytes: maxPictureBytes,
  minSide: 200,
  maxPixels: 50_000_000,
} as const

/** In pixels: enough for a phone's screen at the largest size a picture is shown. */
const longestSide = 1200

export type PreparedPicture = { id: string; bytes: Buffer; width: number; height: number }

/** Why a file is refused. */
export type PictureFault = 'tooLarge' | 'notAPicture' | 'tooSmall' | 'tooManyPixels'

const formats = new Set(['jpeg', 'png', 'webp', 'heif', 'avif', 'gif'])

/**
 * Decodes an upload and encodes it again, upright and without metadata. The declared type of the
 * file is ignored (requirements 3.12).
 */
export async function preparePicture(
  file: Uint8Array,
): Promise<PreparedPicture | { fault: PictureFault }> {
  if (file.byteLength > pictureLimits.bytes) return { fault: 'tooLarge' }
  const sharp = await loadSharp()
  try {
    const image = sharp(file, { limitInputPixels: false, failOn: 'error' })
    const { format, width, height } = await image.metadata()
    if (!formats.has(format)) return { fault: 'notAPicture' }
    if (width * height > pictureLimits.maxPixels) return { fault: 'tooManyPixels' }
    if (Math.min(width, height) < pictureLimits.minSide) return { fault: 'tooSmall' }
    const { data, info } = await image
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    const id = createHash('sha256').update(data).digest('base64url').slice(0, 22)
    return { id, bytes: data, width: info.width, height: info.height }
  } catch {
    return { fault: 'notAPicture' }
  }
}

/** A small JPEG in base64, as vCards contain it. */
export async function contactPhoto(picture: Buffer): Promise<string> {
  const sharp = await loadSharp()
  const jpeg = await sharp(picture)
    .resize(240, 240, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 72 })
    .toBuffer()
  return jpeg.toString('base64')
}
