import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { letterPath } from '../drawing/letter-shape.ts'

/** The icon: ד, the first letter of the studio's name, with the dot inside. */
const ink = '#210818'
const paper = '#fcf9fc'
const lilac = '#cfbae4'
const fig = '#4d0e32'
const dot = '#f75a0f'

type Look = { letter: string; tile?: string; size: number; corner?: number }

/** SVG on a canvas of 32 × 32. `size` is the letter's share of the height. */
function mark({ letter, tile, size, corner = 0 }: Look, style = ''): string {
  const em = (32 * size) / 0.668
  const foot = 16 + 16 * size
  const path = letterPath({ letter: 'ד', size: em, x: 16 + em * 0.012, y: foot })
  const ball = `<circle cx="${(16 - em * 0.095).toFixed(2)}" cy="${(foot - em * 0.128).toFixed(2)}" r="${(em * 0.128).toFixed(2)}" fill="${dot}"/>`
  const ground =
    tile === undefined ? '' : `<rect width="32" height="32" rx="${corner}" fill="${tile}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${style}${ground}<path class="l" fill="${letter}" d="${path}"/>${ball}</svg>`
}

const adapts = '<style>@media (prefers-color-scheme:dark){.l{fill:#fcf9fc}}</style>'
const touch: Look = { letter: fig, tile: lilac, size: 0.6 }
/** Systems may crop a maskable icon to a circle of 80 %. */
const maskable: Look = { letter: fig, tile: lilac, size: 0.5 }

async function png(look: Look, side: number): Promise<Buffer> {
  return await sharp(Buffer.from(mark(look)), { density: 72 * (side / 32) * 2 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: side > 64 })
    .toBuffer()
}

/** An ICO file with one PNG, which every browser since 2007 reads. */
function ico(picture: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

export async function drawIcons(folder: string): Promise<void> {
  writeFileSync(join(folder, 'favicon.svg'), `${mark({ letter: ink, size: 0.92 }, adapts)}\n`)
  // ICO has no dark variant, so it needs its own background.
  writeFileSync(
    join(folder, 'favicon.ico'),
    ico(await png({ letter: paper, tile: fig, size: 0.7, corner: 6 }, 32), 32),
  )
  writeFileSync(join(folder, 'apple-touch-icon.png'), await png(touch, 180))
  for (const side of [192, 512]) {
    writeFileSync(join(folder, `icon-${side}.png`), await png({ ...touch, corner: 7 }, side))
    writeFileSync(join(folder, `icon-maskable-${side}.png`), await png(maskable, side))
  }
}
