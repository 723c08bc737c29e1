import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Letter } from '#catalog/letters.ts'
import type { Backdrop } from '#content/backdrops.ts'
import { letterPicture } from '../social/letter-picture.ts'
import { requireTone } from '../social/tones.ts'

/** Written into each file, so that a picture that replaces it is no placeholder any more. */
const mark = 'Placeholder of the studio'

/** A file of a picture; its format is that of its name. Pixels. */
export type PictureFile = { file: string; width: number; height: number }

/** Draws the letter of a page on its backdrop, as a picture until there is a real one. */
export async function drawPlaceholder(
  { file, width, height }: PictureFile,
  { letter, backdrop }: { letter: Letter; backdrop: Backdrop },
): Promise<void> {
  const tone = requireTone(backdrop)
  const scene = letterPicture(letter, 'rtl', tone).replace(
    /width="\d+" height="\d+"/,
    `width="${width}" height="${height}" preserveAspectRatio="xMidYMax" overflow="visible"`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${tone.backdrop}"/>${scene}</svg>`
  mkdirSync(dirname(file), { recursive: true })
  const picture = sharp(Buffer.from(svg)).withExif({ IFD0: { ImageDescription: mark } })
  writeFileSync(file, await encode(picture, file))
}

function encode(picture: Sharp, file: string): Promise<Buffer> {
  if (file.endsWith('.avif')) return picture.avif({ quality: 50, effort: 2 }).toBuffer()
  if (file.endsWith('.webp')) return picture.webp({ quality: 60 }).toBuffer()
  return picture.jpeg({ quality: 70, mozjpeg: true }).toBuffer()
}

/** Whether the file exists and is a placeholder. A folder is none. */
export function isPlaceholder(file: string): boolean {
  return (
    statSync(file, { throwIfNoEntry: false })?.isFile() === true &&
    readFileSync(file).includes(mark)
  )
}
