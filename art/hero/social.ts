/**
 * Crops the pictures for social networks from the hero's renders: `node art/hero/social.ts`.
 * Without words, because each network shows the title itself.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const target = join(import.meta.dirname, '../../public/social')
const [width, height] = [1200, 630]

await mkdir(target, { recursive: true })
for (const lang of ['he', 'en'] as const) {
  const render = sharp(join(import.meta.dirname, 'renders', `hero-${lang}-light.png`))
  // The objects are low and at the end of the line: the upper quarter is backdrop.
  const whole = await render.resize({ width }).toBuffer({ resolveWithObject: true })
  const picture = sharp(whole.data).extract({
    left: 0,
    top: whole.info.height - height - 20,
    width,
    height,
  })
  await picture
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(join(target, `${lang}.jpg`))
}
