import { join } from 'node:path'
import type { CaseStudyId } from '#catalog/projects.ts'
import { launchChromium } from '#tests/support/chromium.ts'
import { encodePicture } from '../drawing/encode.ts'
import { applyTypefaces } from '../views/faces.ts'

type Sketch = {
  project: CaseStudyId
  view: string
  /** The page, relative to this folder and without the extension. Omitted: `<project>-<view>`. */
  page?: string
  style?: string
  isPhone?: true
  /** Whether one picture serves all languages. */
  isForAll?: true
}

/** TL Bank by day: the same screen with other colours. */
const byDay = `
  body { background: oklch(0.965 0.01 190) !important; color: oklch(0.22 0.04 200) !important }
  aside { background: oklch(0.3 0.055 200) !important; color: oklch(0.96 0.01 190) }
  .p:not(.card) { background: oklch(1 0 0) !important }
  .p:not(.card) div[style*='flex:1'] { background: oklch(0.88 0.03 190) !important }
  .p:not(.card) div[style*='.88 .17 165'] { background: oklch(0.62 0.13 170) !important }
  .p path[stroke] { stroke: oklch(0.55 0.11 175) }
  .tx { border-color: oklch(0.9 0.015 190) !important }`

export const sketches: readonly Sketch[] = [
  { project: 'chatmail-app', view: 'rejected', isPhone: true },
  { project: 'rody-app', view: 'rejected', isPhone: true },
  { project: 'nftwallet-app', view: 'rejected', isPhone: true, isForAll: true },
  { project: 'tlbank-webapp', view: 'rejected' },
  { project: 'tlbank-webapp', view: 'day', page: '../screens/tlbank', style: byDay },
  { project: 'expertpower-webapp', view: 'rejected' },
  { project: 'viola-medical', view: 'rejected' },
  { project: 'mello-petshop', view: 'rejected' },
  { project: 'growth-webapp', view: 'rejected' },
]

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const desk = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25 }

/** The file of a sketch's page, relative to the root. */
export function pageOf({ project, view, page = `${project}-${view}` }: Sketch): string {
  return join('art/studies', `${page}.html`)
}

export function stemOfSketch({ project, view }: Sketch): string {
  return `public/pictures/projects/${project}-${view}`
}

/** A screen that only the case study shows, in each language. */
export async function shootSketch(sketch: Sketch): Promise<void> {
  const browser = await launchChromium()
  const langs = sketch.isForAll ? (['he'] as const) : (['he', 'en'] as const)
  for (const lang of langs) {
    const page = await browser.newPage(sketch.isPhone ? phone : desk)
    await page.goto(`${new URL(`../../${pageOf(sketch)}`, import.meta.url).href}?lang=${lang}`)
    await applyTypefaces(page, sketch.project)
    if (sketch.style !== undefined) await page.addStyleTag({ content: sketch.style })
    await page.evaluate(async () => await document.fonts.ready)
    await encodePicture(
      await page.screenshot(),
      `${stemOfSketch(sketch)}${lang === 'en' ? '-en' : ''}`,
      sketch.isPhone ? [320, 640] : [640, 1280, 1600],
    )
    await page.close()
  }
  await browser.close()
}
