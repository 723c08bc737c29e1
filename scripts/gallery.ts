/**
 * `npm run gallery [part of a path …]`: takes screenshots of every page in both languages and both
 * themes, at phone, tablet and desktop size, and writes them as sheets to .cache/gallery.
 * GALLERY_URL is the address of a running site.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { publicAddresses } from '#tests/support/addresses.ts'
import { startApp } from '#tests/support/app.ts'
import { launchChromium } from '#tests/support/chromium.ts'

const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 834, height: 1112 },
  desktop: { width: 1440, height: 900 },
} as const
const themes = ['light', 'dark'] as const
const folder = process.env.GALLERY_FOLDER ?? join(import.meta.dirname, '../.cache/gallery')
/** A long page is cut into columns of this height, side by side. Pixels. */
const columnHeight = 2_400
const maxHeight = 16_000
const workers = 2

type Size = keyof typeof sizes
type View = { address: string; size: Size; theme: (typeof themes)[number] }

const addresses = publicAddresses.map((address) => address.slice(1))

const patterns = process.argv.slice(2)
const chosen =
  patterns.length === 0
    ? addresses
    : addresses.filter((address) => patterns.some((part) => `/${address}`.includes(part)))

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const app = process.env.GALLERY_URL ? null : await startApp()
const browser = await launchChromium()
// SAFETY: the keys of the table are the sizes.
const views = chosen.flatMap((address) =>
  (Object.keys(sizes) as Size[]).flatMap((size) =>
    themes.map((theme) => ({ address, size, theme })),
  ),
)
/** Shared by all workers, each of which takes the next view. */
const waiting = views.values()
const site = app?.address ?? process.env.GALLERY_URL ?? ''
try {
  await Promise.all(Array.from({ length: workers }, () => takeScreenshots()))
} finally {
  await browser.close()
  await app?.stop()
}
process.stdout.write(`${chosen.length} addresses in ${folder}\n`)

/**
 * Takes screenshots of the remaining views. Retries once, because Chromium sometimes does not
 * finish a very tall one.
 */
async function takeScreenshots(): Promise<void> {
  for (const view of waiting)
    await takeScreenshot(browser, site, view).catch(() => takeScreenshot(browser, site, view))
}

async function takeScreenshot(
  from: Browser,
  site: string,
  { address, size, theme }: View,
): Promise<void> {
  await using page = await from.newPage({
    viewport: sizes[size],
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  // The scripts of these pages go to another one.
  if (address === '' || address === 'under-construction')
    await page.route('**/*.js', (script) => script.abort())
  await page.goto(`${site}/${address}`)
  await page.evaluate(() => document.fonts.ready)
  // Scrolls, to load lazy pictures and hydrate islands.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    scrollTo(0, 0)
  })
  await page.waitForTimeout(200)
  const picture = await page.screenshot({ fullPage: true })
  const name = `${address.replaceAll('/', '_') || 'root'}-${size}-${theme}.png`
  await cutIntoColumns(picture, join(folder, name))
}

async function cutIntoColumns(picture: Buffer, file: string): Promise<void> {
  const { width, height } = await sharp(picture).metadata()
  const shown = Math.min(height, maxHeight)
  const columns = Math.ceil(shown / columnHeight)
  const parts = await Promise.all(
    Array.from({ length: columns }, async (_, index) => ({
      input: await sharp(picture)
        .extract({
          left: 0,
          top: index * columnHeight,
          width,
          height: Math.min(columnHeight, shown - index * columnHeight),
        })
        .toBuffer(),
      left: index * (width + 40),
      top: 0,
    })),
  )
  const sheet = {
    width: columns * (width + 40) - 40,
    height: Math.min(columnHeight, shown),
    channels: 3 as const,
    background: '#808080',
  }
  await sharp({ create: sheet }).composite(parts).png().toFile(file)
}
