import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { company } from '#catalog/company.ts'
import { pageAt } from '#content/pages.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { launchChromium } from '#tests/support/chromium.ts'
import { letterPicture } from './letter-picture.ts'
import type { SocialPage } from './social-pages.ts'
import { requireTone } from './tones.ts'

const size = { width: 1200, height: 630 }
const maxBytes = 120_000
/** The second is for an engraving, which has too many edges for the first. */
const qualities = [80, 65]

/**
 * Draws the picture of a page for social networks in both languages: its title beside its picture.
 */
export async function drawSocial(page: SocialPage, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const browser = await launchChromium()
  try {
    const screen = await browser.newPage({ viewport: size })
    for (const lang of ['he', 'en'] as const) {
      const file = `${folder}/${page.name}-${lang}.jpg`
      const picture = await encode(await draw(screen, page, lang))
      if (!picture) throw new Error(`${file} has over ${maxBytes} bytes`)
      writeFileSync(file, picture)
    }
  } finally {
    await browser.close()
  }
}

async function draw(screen: Page, page: SocialPage, lang: Lang): Promise<Buffer> {
  const { letter, backdrop } = pageAt(page.path).opening
  const tone = requireTone(backdrop)
  const { dir } = languages[lang]
  const file = page.picture && pathToFileURL(resolve(page.picture[lang])).href
  const shown = {
    lang,
    dir,
    tone,
    studio: company.name[lang],
    title: page.titles[lang],
    picture: file ? { file } : { svg: letterPicture(letter, dir, tone) },
    position: page.position[lang],
  }
  await screen.goto(new URL('social.html', import.meta.url).href)
  await screen.evaluate(`show(${JSON.stringify(shown)})`)
  await screen.evaluate(async () => await document.fonts.ready)
  await screen.evaluate('fit()')
  return screen.screenshot()
}

/** The picture in the best quality that stays within the limit. */
async function encode(drawn: Buffer): Promise<Buffer | undefined> {
  for (const quality of qualities) {
    const picture = await sharp(drawn)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
    if (picture.length <= maxBytes) return picture
  }
  return undefined
}
