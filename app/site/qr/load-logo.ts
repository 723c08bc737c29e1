/** A picture as PNG in a data address, and its width by its height. */
export type Logo = { address: string; aspect: number }

/** Pixels of the longer side: enough for a logo three centimetres wide in print. */
const longest = 640

/**
 * Reads a file of the visitor, which never leaves the browser. It is drawn anew, so that a file with
 * a code holds no data about the picture. Throws where the browser cannot open it.
 */
export async function loadLogo(file: File): Promise<Logo> {
  const picture = await loadFile(file)
  // A drawing may have no size of its own.
  const [wide, high] = [picture.naturalWidth || longest, picture.naturalHeight || longest]
  const scale = longest / Math.max(wide, high)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(wide * scale))
  canvas.height = Math.max(1, Math.round(high * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return { address: canvas.toDataURL('image/png'), aspect: wide / high }
}

/** Throws where the browser cannot open the file. */
export async function loadFile(file: File): Promise<HTMLImageElement> {
  return loadPicture(await readAddress(file))
}

export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}

function readAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('No text')),
    )
    reader.addEventListener('error', () => reject(new Error('The file cannot be read')))
    reader.readAsDataURL(file)
  })
}
