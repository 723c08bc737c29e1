import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launchChromium } from '#tests/support/chromium.ts'
import { applyTypefaces } from '../views/faces.ts'
import { projectOfScreen } from './project-of-screen.ts'

/** The screens in the still lifes: screenshots of real pages. */
const phone = { width: 390, height: 844, scale: 2 }
const desk = { width: 1280, height: 800, scale: 1.25 }
const card = { width: 700, height: 424, scale: 1 }

/** `part`: the selector of the one element that is captured; without it the whole viewport is. */
type Shot = {
  page: string
  lang?: string
  part?: string
  width: number
  height: number
  scale: number
}

/** A page that has a wide and a narrow version. */
function bothVersions(page: string): [name: string, shot: Shot][] {
  return [
    [`${page}-desk`, { page, ...desk }],
    [`${page}-phone`, { page, ...phone }],
  ]
}

/** The pieces of a brand, each in the size in which its page draws it. */
function piecesOf(brand: string, parts: readonly string[]): [name: string, shot: Shot][] {
  return parts.map((part) => [
    `${brand}-${part}`,
    { page: `../brands/${brand}`, part, width: 1700, height: 1000, scale: 1 },
  ])
}

const pages = ['yesod', 'shifon']

const brands = {
  tene: ['bag', 'cup', 'card', 'board'],
  sarug: ['bag', 'tag', 'box', 'board'],
  marva: ['bottle', 'carton', 'jar', 'board'],
  toor: ['icon', 'card', 'board'],
  tzuk: ['poster-a', 'poster-b', 'ticket', 'board'],
}

const screens: Readonly<Record<string, Shot>> = {
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
  'toor-app': {
    page: '../brands/toor',
    part: 'app',
    width: 1700,
    height: 1000,
    scale: phone.scale,
  },
  ...Object.fromEntries(pages.flatMap(bothVersions)),
  ...Object.fromEntries(Object.entries(brands).flatMap(([brand, parts]) => piecesOf(brand, parts))),
}

async function photograph(
  page: Page,
  name: string,
  { page: file, lang = '', part }: Shot,
  folder: string,
): Promise<void> {
  await page.goto(`${new URL(`${file}.html`, import.meta.url).href}?lang=${lang}`)
  await applyTypefaces(page, projectOfScreen(file))
  await page.evaluate(async () => await document.fonts.ready)
  const path = join(folder, `${name}.png`)
  if (part === undefined) await page.screenshot({ path })
  else await page.locator(`#${part}`).screenshot({ path })
}

export async function shootScreens(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const browser = await launchChromium()
  for (const [name, shot] of Object.entries(screens)) {
    const page = await browser.newPage({
      viewport: { width: shot.width, height: shot.height },
      deviceScaleFactor: shot.scale,
    })
    await photograph(page, name, shot, folder)
    await page.close()
  }
  await browser.close()
}
