import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
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

// Proves 3.2.10.
test('a first page arrives within 900 ms, and hides nothing but its dot', async () => {
  const { page, leave } = await visit('no-preference')
  await page.addInitScript(() => {
    const found: unknown[] = []
    Object.assign(globalThis, { found })
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!(target instanceof Element)) return
      for (const animation of target.getAnimations()) {
        const end = Number(animation.effect?.getComputedTiming().endTime)
        found.push({ what: target.className || target.tagName, propertyName, end })
      }
    })
  })
  await page.goto('/he/')
  await page.waitForTimeout(1_500)
  const found = await page.evaluate(
    () => Reflect.get(globalThis, 'found') as { what: string; propertyName: string; end: number }[],
  )
  const what = new Set(found.map((one) => one.what))
  for (const part of ['site-nav ', 'hero-picture'])
    expect([...what].join(' ')).toContain(part.trim())
  expect(Math.max(...found.map(({ end }) => end))).toBeLessThanOrEqual(longest)
  const faded = found.filter(({ propertyName }) => propertyName === 'opacity')
  expect(faded.every((one) => one.what.includes('dagesh'))).toBe(true)
  await leave()
})
