import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { launchChromium } from '#tests/support/chromium.ts'
import type { EnglishPage } from '../views/english-words.ts'
import { projectOfScreen } from '../screens/project-of-screen.ts'
import { applyTypefaces } from '../views/faces.ts'
import { speakEnglish } from '../views/speak-english.ts'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const desk = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25 }
const landingWindow = { viewport: { width: 720, height: 1256 }, deviceScaleFactor: 1 }
const cardWindow = { viewport: { width: 700, height: 424 } }

/** The screens in the covers, by the names of their Hebrew pictures (screens/shoot.ts). */
const screens = {
  viola: ['viola', desk],
  mello: ['mello', desk],
  growth: ['growth', desk],
  expertpower: ['expertpower', desk],
  tlbank: ['tlbank', desk],
  rody: ['rody', phone],
  'yesod-desk': ['yesod', desk],
  'shifon-phone': ['shifon', phone],
  landing: ['landing', landingWindow],
} as const satisfies Record<string, readonly [EnglishPage, typeof desk]>

/** The languages of the business cards: on an English page the English card is in front. */
const cards = { 'card-he': 'en', 'card-en': 'he' } as const

export async function shootEnglishScreens(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await using browser = await launchChromium()
  for (const [name, [screen, window]] of Object.entries(screens)) {
    await using page = await browser.newPage(window)
    await page.goto(new URL(`../screens/${screen}.html?lang=en`, import.meta.url).href)
    await speakEnglish(page, screen)
    await applyTypefaces(page, projectOfScreen(screen))
    await page.evaluate(async () => await document.fonts.ready)
    await page.screenshot({ path: join(folder, `${name}.png`) })
  }
  for (const [name, lang] of Object.entries(cards)) {
    await using page = await browser.newPage(cardWindow)
    await page.goto(new URL(`../screens/card.html?lang=${lang}`, import.meta.url).href)
    await page.evaluate(async () => await document.fonts.ready)
    await page.screenshot({ path: join(folder, `${name}.png`) })
  }
}
