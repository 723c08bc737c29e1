import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'

type Quality = { avif: number; webp: number }

const limit = 120 * 1024

/**
 * Writes name-<width>.avif and .webp for each width. Throws when a file is over the limit of bytes.
 */
export async function encodePicture(
  source: Buffer | string,
  name: string,
  widths: readonly number[],
  quality: Quality = { avif: 56, webp: 80 },
): Promise<void> {
  mkdirSync(dirname(name), { recursive: true })
  for (const width of widths) {
    const picture = sharp(source, { density: 192 }).resize({ width }).removeAlpha()
    await picture
      .clone()
      .avif({ quality: quality.avif, effort: 6, chromaSubsampling: '4:4:4' })
      .toFile(`${name}-${width}.avif`)
    await picture
      .clone()
      .webp({ quality: quality.webp, effort: 6, smartSubsample: true })
      .toFile(`${name}-${width}.webp`)
    for (const format of ['avif', 'webp']) requireLight(`${name}-${width}.${format}`)
  }
}

function requireLight(file: string): void {
  const { size } = statSync(file)
  if (size > limit)
    throw new Error(`${file} weighs ${Math.round(size / 1024)} KB: the limit is 120`)
}
