/**
 * Photographs the first screen of a template for social networks, in both languages: `node
 * art/templates/social.ts <template>`. Needs a build.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { startApp } from '#tests/support/app.ts'
import { launchChromium } from '#tests/support/chromium.ts'

const target = join(import.meta.dirname, '../../public/social/templates')
const size = { width: 1200, height: 630 }
const maxBytes = 120_000

const [template] = process.argv.slice(2)
if (template === undefined) throw new Error('Which template? node art/templates/social.ts law-firm')

await mkdir(target, { recursive: true })
const app = await startApp()
const browser = await launchChromium()
try {
  for (const lang of ['he', 'en']) await shoot(lang)
} finally {
  await browser.close()
  await app.stop()
}

async function shoot(lang: string): Promise<void> {
  // Wider than the picture, so that it shows the page of a desktop.
  const page = await browser.newPage({
    viewport: { width: size.width * 1.2, height: size.height * 1.2 },
    reducedMotion: 'reduce',
  })
  // For pages that follow the hour.
  await page.clock.setFixedTime('2026-11-22T19:30')
  await page.goto(`${app.address}/${lang}/templates/${template}`, { waitUntil: 'networkidle' })
  // As in its preview: the page alone.
  await page.evaluate(() => document.documentElement.toggleAttribute('data-framed', true))
  await page.evaluate(() => document.fonts.ready)
  const picture = await sharp(await page.screenshot())
    .resize(size)
    .jpeg({ quality: 74, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
  if (picture.length > maxBytes)
    throw new Error(`${template}-${lang}.jpg has ${picture.length} bytes, more than ${maxBytes}`)
  await writeFile(join(target, `${template}-${lang}.jpg`), picture)
  await page.close()
}
