/**
 * Encodes the hero's renders for the browser: `node art/hero/encode.ts`, or `node art/hero/encode.ts
 * he-dark` for those with the word in their name. Wide and portrait, every language, both themes.
 */
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const renders = join(import.meta.dirname, 'renders')
const target = join(import.meta.dirname, '../../app/documents/site/pages/home/pictures')
/** The picture of a phone is its largest paint, so its bytes count most. */
const quality = { wide: 48, portrait: 46 }
const widths = { wide: [960, 1440, 1920], portrait: [480, 780] }

await mkdir(target, { recursive: true })
const word = process.argv[2] ?? ''
for (const file of await readdir(renders)) {
  if (!file.includes(word)) continue
  const name = file.replace('.png', '').replace('hero-', '').replace(/-p$/, '-portrait')
  const shape = name.endsWith('portrait') ? 'portrait' : 'wide'
  for (const width of widths[shape]) {
    const picture = sharp(join(renders, file)).resize({ width })
    const avif = await picture
      .clone()
      .avif({ quality: quality[shape], effort: 6 })
      .toFile(join(target, `${name}-${width}.avif`))
    const webp = await picture
      .clone()
      .webp({ quality: 70, effort: 6 })
      .toFile(join(target, `${name}-${width}.webp`))
    process.stdout.write(`${name}-${width} ${avif.size} avif, ${webp.size} webp\n`)
  }
}
