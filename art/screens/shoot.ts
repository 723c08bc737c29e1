import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launchChromium } from '#tests/support/chromium.ts'

/** The screens that stand in the still lifes: real pages, photographed. */
const phone = { width: 390, height: 844, scale: 2 }
const desk = { width: 1280, height: 800, scale: 1.25 }
const card = { width: 700, height: 424, scale: 1 }

type Shot = { page: string; lang?: string; width: number; height: number; scale: number }

export const screens = {
  'chatmail-he': { page: 'chatmail', lang: 'he', ...phone },
  'chatmail-en': { page: 'chatmail', lang: 'en', ...phone },
  rody: { page: 'rody', ...phone },
  nftwallet: { page: 'nftwallet', ...phone },
  viola: { page: 'viola', ...desk },
  mello: { page: 'mello', ...desk },
  growth: { page: 'growth', ...desk },
  expertpower: { page: 'expertpower', ...desk },
  tlbank: { page: 'tlbank', lang: 'he', ...desk },
  landing: { page: 'landing', width: 720, height: 1256, scale: 1 },
  'card-he': { page: 'card', lang: 'he', ...card },
  'card-en': { page: 'card', lang: 'en', ...card },
  'card-ru': { page: 'card', lang: 'ru', ...card },
} as const satisfies Record<string, Shot>

async function photograph(page: Page, name: string, { page: file, lang = '' }: Shot, folder: string): Promise<void> {
  await page.goto(`${new URL(`${file}.html`, import.meta.url).href}?lang=${lang}`)
  await page.evaluate(async () => await document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

export async function shootScreens(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const browser = await launchChromium()
  for (const [name, shot] of Object.entries(screens)) {
    const page = await browser.newPage({ viewport: { width: shot.width, height: shot.height }, deviceScaleFactor: shot.scale })
    await photograph(page, name, shot, folder)
    await page.close()
  }
  await browser.close()
}
