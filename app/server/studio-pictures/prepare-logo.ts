import {
  studioPictureLimits as limits,
  type LogoLook,
  type StudioLogo,
} from '#domain/studio/studio-pictures.ts'
import { loadSharp } from '../cards/load-sharp.ts'
import { findLook } from './find-look.ts'
import { hashOf, readUpload, type StudioPictureFault } from './read-upload.ts'

export type PreparedLogo = { logo: StudioLogo; bytes: Buffer }

/** In pixels: three times the largest size at which it is shown. */
const largest = { width: 960, height: 360 }

/** In pixels: enough to see the colours. */
const sampleSide = 160

/** Decodes an uploaded logo and encodes it again, without metadata and the empty edge around it (requirements 7.15). */
export async function prepareLogo(
  file: Uint8Array,
): Promise<PreparedLogo | { fault: StudioPictureFault }> {
  const upload = await readUpload(file)
  if ('fault' in upload) return upload
  try {
    const sharp = await loadSharp()
    // In two steps, because the second measures what the first has left.
    const trimmed = await upload.image.ensureAlpha().trim().png().toBuffer()
    const { height } = await sharp(trimmed).metadata()
    if (height < limits.logoHeight) return { fault: 'pictureSmall' }
    const look = await lookOf(trimmed)
    if (look === null) return { fault: 'picture' }
    const { data, info } = await sharp(trimmed)
      .resize(largest.width, largest.height, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true })
    const { width: shown, height: high } = info
    return { logo: { id: hashOf(data), width: shown, height: high, look }, bytes: data }
  } catch {
    return { fault: 'picture' }
  }
}

async function lookOf(picture: Buffer): Promise<LogoLook | null> {
  const sharp = await loadSharp()
  const pixels = await sharp(picture)
    .resize(sampleSide, sampleSide, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return findLook(pixels)
}
