/**
 * In pixels: the server keeps 1200 and encodes the picture again, and refuses one with a side below
 * 200 (prepare-picture.ts).
 */
const longestSide = 1600
const shortestSide = 200

/** In bytes: a smaller file is sent as it is. */
const smallFile = 300 * 1024

/**
 * A smaller picture of the same, so that a photo of a phone takes seconds to send and not minutes.
 * The file itself if it is small already, or if the browser cannot read it.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size <= smallFile) return file
  try {
    // Upright, as the photo says that it was taken.
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const blob = await draw(image)
    image.close()
    return blob !== null && blob.size < file.size ? blob : file
  } catch {
    return file
  }
}

function draw(image: ImageBitmap): Promise<Blob | null> {
  const sides = [image.width, image.height]
  const scale = Math.min(
    1,
    Math.max(longestSide / Math.max(...sides), shortestSide / Math.min(...sides)),
  )
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.width * scale)
  canvas.height = Math.round(image.height * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  // A browser that cannot write WebP writes PNG.
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
}
