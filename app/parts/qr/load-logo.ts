/** A picture as a PNG data URL; `aspect` is its width divided by its height. */
export type Logo = { address: string; aspect: number }

/** Pixels of the longer side, enough for a printed logo of three centimetres. */
const maxSide = 640

/**
 * Loads a picture that the visitor chose, which never leaves the browser. It is redrawn, so that
 * saved files contain none of its metadata. Rejects where the browser cannot open it.
 */
export async function loadLogo(file: File): Promise<Logo> {
  const picture = await loadFile(file)
  // An SVG may have no size of its own.
  const [width, height] = [picture.naturalWidth || maxSide, picture.naturalHeight || maxSide]
  const scale = maxSide / Math.max(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return { address: canvas.toDataURL('image/png'), aspect: width / height }
}

/** Rejects where the browser cannot open the file. */
export async function loadFile(file: File): Promise<HTMLImageElement> {
  return loadPicture(await readDataUrl(file))
}

export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}

function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('No text')),
    )
    reader.addEventListener('error', () => reject(new Error('The file cannot be read')))
    reader.readAsDataURL(file)
  })
}
