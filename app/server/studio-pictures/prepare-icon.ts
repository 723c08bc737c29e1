import { iconSides, studioPictureLimits as limits } from '#domain/studio/studio-pictures.ts'
import { hashOf, readUpload, type StudioPictureFault } from './read-upload.ts'
import type { NamedPicture } from './studio-picture-store.ts'

export type PreparedIcon = { id: string; pictures: readonly NamedPicture[] }

/** Side in pixels of the icon on the home screen of an iPhone, which paints clear pixels black. */
const touchSide = 180

/** Decodes an uploaded icon and encodes it in each of its sizes, without metadata. */
export async function prepareIcon(
  file: Uint8Array,
): Promise<PreparedIcon | { fault: StudioPictureFault }> {
  const upload = await readUpload(file)
  if ('fault' in upload) return upload
  const { image, width, height } = upload
  if (Math.min(width, height) < limits.iconSide) return { fault: 'pictureSmall' }
  if (width !== height) return { fault: 'pictureSquare' }
  try {
    const sizes = await Promise.all(
      iconSides.map(async (side) => {
        const sized = image.clone().resize(side, side)
        const shown = side === touchSide ? sized.flatten({ background: '#ffffff' }) : sized
        return { side, bytes: await shown.png({ compressionLevel: 9 }).toBuffer() }
      }),
    )
    const id = hashOf(Buffer.concat(sizes.map(({ bytes }) => bytes)))
    return { id, pictures: sizes.map(({ side, bytes }) => ({ id: `${id}-${side}`, bytes })) }
  } catch {
    return { fault: 'picture' }
  }
}
