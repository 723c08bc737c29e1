import { join } from 'node:path'
import { launchChromium } from '#tests/support/chromium.ts'
import { encodePicture } from '../drawing/encode.ts'

const phones = [320, 640]
const desks = [640, 1280, 1600]

/** Screens that are pictures of their own: drawn for a case study, and those of its still life. */
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
  'law-firm-desk': { screen: 'demo-law-desk', widths: desks },
  'dental-clinic-desk': { screen: 'demo-dental-desk', widths: desks },
  'real-estate-investment-desk': { screen: 'demo-estate-desk', widths: desks },
  'financial-course-desk': { screen: 'demo-course-desk', widths: desks },
  'crystal-workshop-desk': { screen: 'demo-crystal-desk', widths: desks },
  'aesthetic-clinic-desk': { screen: 'demo-clinic-desk', widths: desks },
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

/** Flat pictures of screens, for reading: sharper than the still lifes. */
export async function shootViews(folder: string, screens: string): Promise<void> {
  for (const [name, { screen, widths }] of Object.entries(fromStillLifes)) {
    await encodePicture(join(screens, `${screen}.png`), join(folder, name), widths)
  }
  const browser = await launchChromium()
  for (const name of drawn) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
    await page.goto(new URL(`${name}.html`, import.meta.url).href)
    await page.evaluate(async () => await document.fonts.ready)
    await encodePicture(await page.screenshot(), join(folder, name), phones)
    await page.close()
  }
  await browser.close()
}
