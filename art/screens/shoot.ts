import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launchChromium } from '#tests/support/chromium.ts'

/** The screens that stand in the still lifes: real pages, photographed. */
const phone = { width: 390, height: 844, scale: 2 }
const desk = { width: 1280, height: 800, scale: 1.25 }
const card = { width: 700, height: 424, scale: 1 }

/** `part`: the one piece of the page that is photographed; the others are for the whole window. */
type Shot = { page: string; lang?: string; part?: string; width: number; height: number; scale: number }

/** A page that has a wide and a narrow version. */
function bothVersions<Name extends string>(page: Name) {
  // SAFETY: the two names are made from the page's.
  return { [`${page}-desk`]: { page, ...desk }, [`${page}-phone`]: { page, ...phone } } as Record<`${Name}-${'desk' | 'phone'}`, Shot>
}

/** Pieces of a brand, each as large as its page draws it. */
function pieces<Brand extends string, Part extends string>(brand: Brand, parts: readonly Part[]) {
  const shots = parts.map(
    (part) => [`${brand}-${part}`, { page: `../brands/${brand}`, part, width: 1700, height: 1000, scale: 1 }] as const,
  )
  // SAFETY: the names are made from the brand's and the parts'.
  return Object.fromEntries(shots) as Record<`${Brand}-${Part}`, Shot>
}

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
  ...bothVersions('demo-law'),
  ...bothVersions('demo-dental'),
  ...bothVersions('demo-estate'),
  ...bothVersions('demo-course'),
  ...bothVersions('demo-crystal'),
  ...bothVersions('demo-clinic'),
  ...bothVersions('yesod'),
  ...bothVersions('shifon'),
  ...pieces('tene', ['bag', 'cup', 'card', 'board']),
  ...pieces('sarug', ['bag', 'tag', 'box', 'board']),
  ...pieces('marva', ['bottle', 'carton', 'jar', 'board']),
  ...pieces('toor', ['icon', 'card', 'board']),
  'toor-app': { page: '../brands/toor', part: 'app', width: 1700, height: 1000, scale: phone.scale },
  ...pieces('tzuk', ['poster-a', 'poster-b', 'ticket', 'board']),
} as const satisfies Record<string, Shot>

async function photograph(page: Page, name: string, { page: file, lang = '', part }: Shot, folder: string): Promise<void> {
  await page.goto(`${new URL(`${file}.html`, import.meta.url).href}?lang=${lang}`)
  await page.evaluate(async () => await document.fonts.ready)
  const path = join(folder, `${name}.png`)
  if (part === undefined) await page.screenshot({ path })
  else await page.locator(`#${part}`).screenshot({ path })
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
