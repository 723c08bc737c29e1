import sharp from 'sharp'

type Size = { width: number; height: number }

/** A PNG with a clear edge of 20 pixels around one colour, or two side by side. */
export async function drawLogo(
  { width, height }: Size,
  [first, second = first]: readonly [string, string?],
): Promise<Buffer> {
  const middle = Math.round(width / 2)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 40}" height="${height + 40}">
    <rect x="20" y="20" width="${middle}" height="${height}" fill="${first}"/>
    <circle cx="${20 + width - height / 2}" cy="${20 + height / 2}" r="${height / 2}" fill="${second}"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** A picture of one colour without clear pixels. */
export function plainPicture({ width, height }: Size, background = '#e8500c') {
  return sharp({ create: { width, height, channels: 3, background } })
}
