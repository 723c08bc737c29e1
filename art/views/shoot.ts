import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { launchChromium } from '#tests/support/chromium.ts'
import { encodePicture } from '../drawing/encode.ts'
import type { EnglishPage } from './english-words.ts'
import { applyTypefaces } from './faces.ts'
import { speakEnglish } from './speak-english.ts'

const phones = [320, 640]
const desks = [640, 1280, 1600]

/** Screens that are separate pictures: made for a case study, or used in its still life. */
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

/** Pages of the still lifes, in the typefaces of their client. */
const ofClients = {
  'viola-medical-desk': 'viola',
  'mello-petshop-desk': 'mello',
  'growth-webapp-desk': 'growth',
  'expertpower-webapp-desk': 'expertpower',
  'tlbank-webapp-desk': 'tlbank',
  'chatmail-app-inbox': 'chatmail',
  'chatmail-app-english': 'chatmail',
  'rody-app-map': 'rody',
  'nftwallet-app-approval': 'nftwallet',
} as const

const fromStillLifes = {
  'yesod-engineers-desk': { screen: 'yesod-desk', widths: desks },
  'shifon-bakery-desk': { screen: 'shifon-desk', widths: desks },
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
function addressOf(page: string, lang: 'he' | 'en'): string {
  const folder = drawn.some((name) => name === page) ? '.' : '../screens'
  return new URL(`${folder}/${page}.html?lang=${lang}`, import.meta.url).href
}

/** The project of a picture: `rody-app-map` is of `rody-app`. */
function projectOf(name: string): string {
  return name.slice(0, name.lastIndexOf('-'))
}

type Shot = { name: string; screen: string; lang: 'he' | 'en'; english?: EnglishPage }

const shots: readonly Shot[] = [
  ...drawn.map((name): Shot => ({ name, screen: name, lang: 'en' })),
  ...Object.entries(ofClients).map(([name, screen]): Shot => ({
    name,
    screen,
    lang: name.endsWith('-english') ? 'en' : 'he',
  })),
  ...Object.entries(inEnglish).map(([name, screen]): Shot => ({
    name,
    screen,
    lang: 'en',
    english: screen,
  })),
]

async function shoot(browser: Browser, folder: string, shot: Shot): Promise<void> {
  const { name, screen, lang, english } = shot
  const isDesk = name.endsWith('-desk')
  const page = await browser.newPage(isDesk ? desk : phone)
  await page.goto(addressOf(screen, lang))
  if (english !== undefined) await speakEnglish(page, english)
  await applyTypefaces(page, projectOf(name))
  await page.evaluate(async () => await document.fonts.ready)
  const file = join(folder, english === undefined ? name : `${name}-en`)
  await encodePicture(await page.screenshot(), file, isDesk ? desks : phones)
  await page.close()
}

async function shootAll(folder: string, wanted: readonly Shot[]): Promise<void> {
  const browser = await launchChromium()
  for (const shot of wanted) await shoot(browser, folder, shot)
  await browser.close()
}

function isOfClient({ name }: Shot): boolean {
  return name in ofClients || drawn.some((each) => each === name)
}

/** The screens of the case studies. */
export async function shootClientScreens(folder: string): Promise<void> {
  await shootAll(folder, shots.filter(isOfClient))
}

/** Flat pictures of screens are meant for reading, so they are sharper than the still lifes. */
export async function shootViews(folder: string, screens: string): Promise<void> {
  for (const [name, { screen, widths }] of Object.entries(fromStillLifes)) {
    await encodePicture(join(screens, `${screen}.png`), join(folder, name), widths)
  }
  await shootAll(
    folder,
    shots.filter((shot) => !isOfClient(shot)),
  )
}
