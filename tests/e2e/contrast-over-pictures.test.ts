import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PagePath } from '#catalog/pages.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { openingPictureOf } from '#content/opening-pictures.ts'
import { pages } from '#content/pages.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { measureTextOver, type MeasuredLine } from '#tests/support/text-over-picture.ts'
import { renderAll } from '#tests/support/render-all.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

type Theme = 'light' | 'dark'

type Visit = {
  lang: Lang
  path: PagePath
  width: number
  height: number
  system: Theme
  /** The theme chosen with the toggle, overrides the system's. */
  chosen?: Theme
}

const langs = Object.keys(languages) as Lang[]
const sizes = [
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]
const themes = [
  { system: 'light' },
  { system: 'dark' },
  { system: 'light', chosen: 'dark' },
  { system: 'dark', chosen: 'light' },
] as const

const homes: readonly Visit[] = langs.flatMap((lang) =>
  themes.flatMap((theme) =>
    // A chosen theme selects another picture; there is one for phones and one for wide screens.
    sizes
      .filter(({ width }) => !('chosen' in theme) || width === 390 || width === 1440)
      .map((size) => ({ lang, path: '' as const, ...size, ...theme })),
  ),
)

/**
 * One page for each picture and for each other backdrop, alternating the languages, at the widths
 * where its picture comes closest to the text.
 */
const openings: readonly Visit[] = [
  ...Map.groupBy(pages, ({ path, opening }) => openingPictureOf(path) ?? opening.backdrop).values(),
]
  .flatMap((same) => same.filter(({ path }) => path !== '').slice(0, 1))
  .map(({ path }, index) => ({
    lang: langs[index % 2] ?? 'he',
    path,
    width: 1024,
    height: 768,
    system: 'light',
  }))

const app = sharedSite()
const browser = await sharedBrowser()
let visitor: Visitor
const lowest: string[] = []

beforeAll(async () => {
  visitor = await openVisitor(browser, app.address)
  await visitor.page.goto('/robots.txt')
})

afterAll(async () => {
  console.log(lowest.join('\n'))
})

async function open({ lang, path, width, height, system, chosen }: Visit) {
  const { page } = visitor
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: system, reducedMotion: 'reduce' })
  await page.evaluate(
    (theme) => (theme ? localStorage.setItem('theme', theme) : localStorage.removeItem('theme')),
    chosen,
  )
  await page.goto(pageUrl(lang, path))
  await renderAll(page)
  return page
}

function describe({ text, need, contrast }: MeasuredLine): string {
  return `${contrast.toFixed(2)} for ${need}: ${text.slice(0, 40)}`
}

/**
 * Lines with too little contrast. The lowest contrast of every page is printed at the end in any
 * case.
 */
function findFaint(
  { lang, path, width, system, chosen }: Visit,
  lines: readonly MeasuredLine[],
): string[] {
  const [worst] = lines.toSorted((one, other) => one.contrast - other.contrast)
  if (worst) lowest.push(`${lang} ${path} ${width} ${chosen ?? system}: ${describe(worst)}`)
  return lines.filter(({ isEnough }) => !isEnough).map(describe)
}

// Proves 10.1.2.
test.each(homes)(
  'text over the hero has enough contrast: $lang, $width wide, system $system, chosen $chosen',
  async (visit) => {
    const lines = await measureTextOver(await open(visit), '.hero-picture')
    expect(lines.length, 'badge, headline, lede, links and the navigation').toBeGreaterThan(8)
    expect(findFaint(visit, lines)).toEqual([])
  },
)

// Proves 10.1.2.
test.each(openings)(
  'text beside a letter or a picture has enough contrast: /$lang/$path',
  async (visit) => {
    const lines = await measureTextOver(await open(visit), 'main > :first-child :is(img, .scene)')
    expect(findFaint(visit, lines)).toEqual([])
  },
)
