import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { dataSelector } from '#parts/data-attributes.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import { animationsEnd } from '#tests/support/settled.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const langs: readonly Lang[] = ['he', 'en']
/** From the first frame of the next page to the last movement, in milliseconds. */
const longest = 900

/** What moves in a transition: the part, the name of its animation and when it ends. */
type Movement = { part: string; name: string; end: number }

const app = sharedSite()
const browser = await sharedBrowser()

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

// Proves 3.2.9.
test('a cover grows into its case study even if the style sheet of the study arrives late', async () => {
  const { page, leave } = await visit('no-preference')
  const styles = await holdRequests(page, '**/assets/chatmail-app-*.css')
  await page.goto('/he/portfolio')
  const isRequested = page.waitForRequest('**/assets/chatmail-app-*.css')
  await page.locator(`main a[href='/he/portfolio/chatmail-app']`).first().click()
  await isRequested
  styles.release()
  await page.waitForURL('**/chatmail-app')
  const parts = (await heldMovements(page)).map(({ part }) => part)
  expect(parts).toContain('::view-transition-group(cover)')
  await leave()
})

/**
 * Runs before the scripts of each page: its first frame waits for the whole document, as it does
 * where nothing else keeps the machine busy. Chromium knows the target of an address only then; a
 * page that is shown before opens in its circle alone.
 */
function waitForDocument() {
  new MutationObserver((_, observer) => {
    const expected = Object.assign(document.createElement('link'), {
      rel: 'expect',
      href: '#nowhere',
    })
    expected.setAttribute('blocking', 'render')
    if (!document.head) return
    document.head.append(expected)
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

/** Opens the case study of a tile. */
async function pressTile(page: Page, project: string) {
  await page.addInitScript(waitForDocument)
  await page.goto('/he/portfolio', { waitUntil: 'networkidle' })
  await page.locator(`main a[href='/he/portfolio/${project}']`).click()
  await page.waitForURL(`**/${project}`)
  await heldMovements(page)
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
}

const returns: [string, (page: Page) => Promise<unknown>][] = [
  ['Back', (page) => page.goBack()],
  ['the link to all projects', (page) => page.locator('.picture-opening a.text-link').click()],
]

// Proves 3.2.9.
test.each(returns)('by %s the picture of a case study shrinks into its tile', async (_, goBack) => {
  const { page, leave } = await visit('no-preference')
  await pressTile(page, 'rody-app')
  await goBack(page)
  await page.waitForURL('**/portfolio#rody-app')
  const movements = await heldMovements(page)
  const [from, to] = await page.evaluate(() => {
    const group = document
      .getAnimations()
      .map(({ effect }) => effect)
      .find(
        (effect) =>
          effect instanceof KeyframeEffect &&
          effect.pseudoElement === '::view-transition-group(cover)',
      )
    const frames = group instanceof KeyframeEffect ? group.getKeyframes() : []
    return frames.map(({ width }) => Math.round(parseFloat(String(width))))
  })
  const tile = page.locator("main a[href='/he/portfolio/rody-app'] .project-backdrop")
  const box = await tile.boundingBox()
  expect(to).toBe(Math.round(box?.width ?? 0))
  expect(from).toBeGreaterThan(to ?? 0)
  expect(box?.y).toBeGreaterThan(0)
  expect(box?.y).toBeLessThan(900)
  expect(Math.max(...movements.map(({ end }) => end))).toBeLessThanOrEqual(longest)
  await leave()
})

// Proves 3.2.9.
test('the picture in the band below a case study grows into that of the next one', async () => {
  const { page, leave } = await visit('no-preference')
  await page.goto('/he/portfolio/rody-app')
  const band = page.locator('a.next-band')
  const next = await band.getAttribute('href')
  await band.click()
  await page.waitForURL(`**${next}`)
  const parts = (await heldMovements(page)).map(({ part }) => part)
  expect(parts).toContain('::view-transition-group(cover)')
  await leave()
})

// Proves 3.2.9, 10.1.4.
test('with reduced motion the next page is shown at once', async () => {
  const { page, leave } = await visit('reduce')
  await page.goto('/he/portfolio')
  await page
    .locator(`main a[href='${pageUrl('he', 'portfolio/chatmail-app')}']`)
    .first()
    .click()
  await page.waitForURL('**/chatmail-app')
  await animationsEnd(page)
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
  await animationsEnd(page)
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
  await animationsEnd(page)
  expect((await arrivalsOf(page)).length).toBeGreaterThan(0)
  await page.evaluate(() => Object.assign(globalThis, { arrivals: [] }))
  await page.locator(dataSelector('theme-toggle')).click()
  await animationsEnd(page)
  expect(await arrivalsOf(page)).toEqual([])
  await page
    .locator('header')
    .getByRole('link', { name: copyFor('he').menuNames.portfolio, exact: true })
    .click()
  await page.waitForURL('**/portfolio')
  await animationsEnd(page)
  expect((await arrivalsOf(page)).filter(({ end }) => end > 0)).toEqual([])
  await leave()
})
