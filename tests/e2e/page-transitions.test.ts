import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { dataSelector } from '#islands/behaviours/element-data.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { launchChromium } from '#tests/support/chromium.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const langs: readonly Lang[] = ['he', 'en']
/** From the first frame of the next page to the last movement, in milliseconds. */
const longest = 900

/** What moves in a transition: the part, the name of its animation and when it ends. */
type Movement = { part: string; name: string; end: number }

let app: RunningApp
let browser: Browser

beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'warn' } })
  browser = await launchChromium()
})

afterAll(async () => {
  await browser.close()
  await app.stop()
})

/** Runs before the scripts of each page: holds its transition at the start and lists its movements. */
function holdTransition() {
  Object.assign(globalThis, { movements: null })
  addEventListener('pagereveal', ({ viewTransition }) => {
    void viewTransition?.ready.then(() => {
      const all = document.getAnimations().flatMap((animation) => {
        const { effect } = animation
        if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement) return []
        animation.pause()
        return {
          part: effect.pseudoElement,
          name: animation instanceof CSSAnimation ? animation.animationName : '',
          end: Number(effect.getComputedTiming().endTime),
        }
      })
      Object.assign(globalThis, { movements: all })
    })
  })
}

function movementsOf(page: Page): Promise<Movement[] | null> {
  return page.evaluate(() => Reflect.get(globalThis, 'movements') as Movement[] | null)
}

async function visit(reducedMotion: 'no-preference' | 'reduce') {
  const visitor = await openVisitor(browser, app.address, { reducedMotion })
  await visitor.page.addInitScript(holdTransition)
  return visitor
}

async function heldMovements(page: Page): Promise<Movement[]> {
  await expect.poll(() => movementsOf(page)).not.toBeNull()
  return (await movementsOf(page)) ?? []
}

// Proves 3.2.9.
test.each(langs)(
  'the next page in %s opens in a circle around its dot, and the old one does not fade',
  async (lang) => {
    const { page, leave } = await visit('no-preference')
    await page.goto(pageUrl(lang, 'about'))
    await page
      .locator('header')
      .getByRole('link', { name: copyFor(lang).menuNames.portfolio, exact: true })
      .click()
    await page.waitForURL('**/portfolio')
    const movements = await heldMovements(page)
    expect(Math.max(...movements.map(({ end }) => end))).toBeLessThanOrEqual(longest)
    expect(
      movements.filter(({ part }) => part.endsWith('(root)') && !part.includes('group')),
    ).toEqual([{ part: '::view-transition-new(root)', name: 'spread', end: expect.any(Number) }])
    const [circle, dot] = await page.evaluate(() => {
      const { x, y } = document.querySelector('h1 .dagesh')?.getBoundingClientRect() ?? {}
      const { style } = document.documentElement
      const at = (side: string) => parseFloat(style.getPropertyValue(`--${side}`))
      return [
        [at('x'), at('y')],
        [x, y],
      ]
    })
    expect(circle).toEqual(dot)
    await leave()
  },
)

// Proves 3.2.9.
test.each([
  ['the home page', ''],
  ['the list of projects', 'portfolio'],
] as const)('on %s a cover grows into the picture of its case study', async (_, path) => {
  const { page, leave } = await visit('no-preference')
  await page.goto(pageUrl('he', path))
  await page
    .locator(`main a[href='${pageUrl('he', 'portfolio/chatmail-app')}']`)
    .first()
    .click()
  await page.waitForURL('**/chatmail-app')
  const movements = await heldMovements(page)
  const parts = movements.map(({ part }) => part)
  expect(parts).toEqual(
    expect.arrayContaining([
      '::view-transition-old(cover)',
      '::view-transition-new(cover)',
      '::view-transition-group(cover)',
    ]),
  )
  expect(Math.max(...movements.map(({ end }) => end))).toBeLessThanOrEqual(longest)
  await leave()
})

// Proves 3.2.9, 10.1.4.
test('with reduced motion the next page is there at once', async () => {
  const { page, leave } = await visit('reduce')
  await page.goto('/he/portfolio')
  await page
    .locator(`main a[href='${pageUrl('he', 'portfolio/chatmail-app')}']`)
    .first()
    .click()
  await page.waitForURL('**/chatmail-app')
  await page.waitForTimeout(500)
  expect(await movementsOf(page)).toBeNull()
  await leave()
})

/** What arrives with a page: the element's classes, whether it fades in, its last millisecond. */
type Arrival = { element: string; fades: boolean; end: number }

/** Runs before the scripts of each page: collects the animations that bring its first screen. */
function collectArrivals() {
  const arrivals: Arrival[] = []
  Object.assign(globalThis, { arrivals })
  document.addEventListener('animationstart', ({ target, animationName }) => {
    if (!(target instanceof Element) || !animationName.endsWith('-in')) return
    for (const animation of target.getAnimations()) {
      const { effect } = animation
      if (!(effect instanceof KeyframeEffect)) continue
      arrivals.push({
        element: target.getAttribute('class') ?? '',
        fades: effect.getKeyframes().some((frame) => 'opacity' in frame),
        end: Number(effect.getComputedTiming().endTime),
      })
    }
  })
}

function arrivalsOf(page: Page): Promise<Arrival[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'arrivals') as Arrival[])
}

// Proves 3.2.10.
test('a first page arrives within 900 ms, and hides nothing but its dot', async () => {
  const { page, leave } = await visit('no-preference')
  await page.addInitScript(collectArrivals)
  await page.goto('/he/')
  await page.waitForTimeout(1_500)
  const arrivals = await arrivalsOf(page)
  const elements = arrivals.map(({ element }) => element).join('\n')
  for (const part of ['site-nav', 'hero-picture', 'dagesh']) expect(elements).toContain(part)
  expect(Math.max(...arrivals.map(({ end }) => end))).toBeLessThanOrEqual(longest)
  const faded = arrivals.filter(({ fades }) => fades)
  expect(faded.length).toBeGreaterThan(0)
  expect(faded.every(({ element }) => element.includes('dagesh'))).toBe(true)
  await leave()
})

// Proves 3.2.9, 3.2.10.
test('a page that a transition opened does not arrive again, nor after another theme', async () => {
  const { page, leave } = await openVisitor(browser, app.address, {
    reducedMotion: 'no-preference',
  })
  await page.addInitScript(collectArrivals)
  await page.goto('/he/about')
  await page.waitForTimeout(1_500)
  expect((await arrivalsOf(page)).length).toBeGreaterThan(0)
  await page.evaluate(() => Object.assign(globalThis, { arrivals: [] }))
  await page.locator(dataSelector('theme-toggle')).click()
  await page.waitForTimeout(1_500)
  expect(await arrivalsOf(page)).toEqual([])
  await page
    .locator('header')
    .getByRole('link', { name: copyFor('he').menuNames.portfolio, exact: true })
    .click()
  await page.waitForURL('**/portfolio')
  await page.waitForTimeout(1_500)
  expect((await arrivalsOf(page)).filter(({ end }) => end > 0)).toEqual([])
  await leave()
})
