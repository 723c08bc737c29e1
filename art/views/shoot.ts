import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { launchChromium } from '#tests/support/chromium.ts'
import { encodePicture } from '../drawing/encode.ts'
import type { EnglishPage } from './english-words.ts'
import { speakEnglish } from './speak-english.ts'

const phones = [320, 640]
const desks = [640, 1280, 1600]

/** Screens as pictures of their own: made for a case study, or used in its still life. */
const drawn = [
  'viola-medical-booking',
  'mello-petshop-product',
  'chatmail-app-summary',
  'rody-app-tip',
  'nftwallet-app-collection',
  'growth-webapp-alert',
  'expertpower-webapp-today',
  'tlbank-webapp-transfer',
] as const

const fromStillLifes = {
  'viola-medical-desk': { screen: 'viola', widths: desks },
  'mello-petshop-desk': { screen: 'mello', widths: desks },
  'growth-webapp-desk': { screen: 'growth', widths: desks },
  'expertpower-webapp-desk': { screen: 'expertpower', widths: desks },
  'tlbank-webapp-desk': { screen: 'tlbank', widths: desks },
  'yesod-engineers-desk': { screen: 'yesod-desk', widths: desks },
  'shifon-bakery-desk': { screen: 'shifon-desk', widths: desks },
  'chatmail-app-inbox': { screen: 'chatmail-he', widths: phones },
  'chatmail-app-english': { screen: 'chatmail-en', widths: phones },
  'rody-app-map': { screen: 'rody', widths: phones },
  'nftwallet-app-approval': { screen: 'nftwallet', widths: phones },
  'tene-coffee-board': { screen: 'tene-board', widths: [400, 800, 1200] },
  'sarug-knitwear-board': { screen: 'sarug-board', widths: [400, 800, 1200] },
  'marva-herbs-board': { screen: 'marva-board', widths: [400, 800, 1200] },
  'toor-app-board': { screen: 'toor-board', widths: [400, 800, 1200] },
  'tzuk-festival-board': { screen: 'tzuk-board', widths: [400, 800, 1200] },
} as const satisfies Record<string, { screen: string; widths: readonly number[] }>

/**
 * Screens for English readers: the picture, and the page of its screen. Screens that are in both
 * languages or in English only are not listed.
 */
const inEnglish = {
  'viola-medical-desk': 'viola',
  'viola-medical-booking': 'viola-medical-booking',
  'mello-petshop-desk': 'mello',
  'mello-petshop-product': 'mello-petshop-product',
  'chatmail-app-summary': 'chatmail-app-summary',
  'rody-app-map': 'rody',
  'rody-app-tip': 'rody-app-tip',
  'growth-webapp-desk': 'growth',
  'growth-webapp-alert': 'growth-webapp-alert',
  'expertpower-webapp-desk': 'expertpower',
  'expertpower-webapp-today': 'expertpower-webapp-today',
  'tlbank-webapp-desk': 'tlbank',
  'tlbank-webapp-transfer': 'tlbank-webapp-transfer',
  'yesod-engineers-desk': 'yesod',
  'shifon-bakery-desk': 'shifon',
} as const satisfies Record<string, EnglishPage>

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const desk = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25 }

/** Returns the page's path: beside this file, or with the screens of the still lifes. */
function addressOf(page: string): string {
  const folder = drawn.some((name) => name === page) ? '.' : '../screens'
  return new URL(`${folder}/${page}.html?lang=en`, import.meta.url).href
}

async function shootHebrew(browser: Browser, folder: string): Promise<void> {
  for (const name of drawn) {
    const page = await browser.newPage(phone)
    await page.goto(addressOf(name))
    await page.evaluate(async () => await document.fonts.ready)
    await encodePicture(await page.screenshot(), join(folder, name), phones)
    await page.close()
  }
}

async function shootEnglish(browser: Browser, folder: string): Promise<void> {
  for (const [name, screen] of Object.entries(inEnglish)) {
    const isDesk = name.endsWith('-desk')
    const page = await browser.newPage(isDesk ? desk : phone)
    await page.goto(addressOf(screen))
    await speakEnglish(page, screen)
    await page.evaluate(async () => await document.fonts.ready)
    await encodePicture(
      await page.screenshot(),
      join(folder, `${name}-en`),
      isDesk ? desks : phones,
    )
    await page.close()
  }
}

/** Flat pictures of screens are read: they are sharper than the still lifes. */
export async function shootViews(folder: string, screens: string): Promise<void> {
  for (const [name, { screen, widths }] of Object.entries(fromStillLifes)) {
    await encodePicture(join(screens, `${screen}.png`), join(folder, name), widths)
  }
  const browser = await launchChromium()
  await shootHebrew(browser, folder)
  await shootEnglish(browser, folder)
  await browser.close()
}
