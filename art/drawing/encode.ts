import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp, { type Sharp } from 'sharp'

type Format = 'avif' | 'webp'
type Quality = Record<Format, number>

const encoders: Record<Format, (picture: Sharp, quality: number) => Sharp> = {
  avif: (picture, quality) => picture.avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }),
  webp: (picture, quality) => picture.webp({ quality, effort: 6, smartSubsample: true }),
}

const limit = 120 * 1024

/**
 * Writes name-<width>.<format> for each width and format. Throws when a file is over the limit of
 * bytes.
 */
export async function encodePicture(
  source: Buffer | string,
  name: string,
  widths: readonly number[],
  quality: Quality = { avif: 56, webp: 80 },
  formats: readonly Format[] = ['avif', 'webp'],
): Promise<void> {
  mkdirSync(dirname(name), { recursive: true })
  for (const width of widths) {
    const picture = sharp(source, { density: 192 }).resize({ width }).removeAlpha()
    for (const format of formats) {
      const file = `${name}-${width}.${format}`
      await encoders[format](picture.clone(), quality[format]).toFile(file)
      requireWithinLimit(file)
    }
  }
}

function requireWithinLimit(file: string): void {
  const { size } = statSync(file)
  if (size > limit) throw new Error(`${file} has ${Math.round(size / 1024)} KB: the limit is 120`)
}
