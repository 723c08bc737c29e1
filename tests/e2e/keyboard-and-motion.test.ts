import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { nextFrames } from '#tests/support/settled.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

const langs: readonly Lang[] = ['he', 'en']

const app = sharedSite()
const browser = await sharedBrowser()

function visit(options?: Parameters<typeof openVisitor>[2]): Promise<Visitor> {
  return openVisitor(browser, app.address, options)
}

async function scrollDown(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
}

// Proves 10.1.3.
test.each(langs)(
  'the skip link in %s is the first focus stop and leads to the content',
  async (lang) => {
    const { page, leave } = await visit()
    await page.goto(pageUrl(lang, 'about'))
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: copyFor(lang).nav.skip })
    expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true)
    await expect.poll(async () => (await skip.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await leave()
  },
)

// Proves 3.2.6.
test('the brand links to the home page, and on the home page to its top', async () => {
  const { page, leave } = await visit()
  await page.goto('/en/blog')
  await page.locator('header a').first().click()
  await page.waitForURL('**/en/')
  await scrollDown(page, 1_200)
  await page
    .locator('header')
    .getByRole('link', { name: copyFor('en').menuNames[''], exact: true })
    .click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await scrollDown(page, 1_200)
  await page.locator('header a').first().click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/en/')
  await leave()
})

// Proves 10.1.3.
test('every focus stop on the home page is visible', async () => {
  const { page, leave } = await visit()
  await page.goto('/he/')
  const hidden: string[] = []
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const element = document.activeElement
      if (element === null || element === document.body) return null
      const style = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const isMarked =
        (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) ||
        style.boxShadow !== 'none'
      return {
        isMarked,
        isThere: box.width > 0 && box.height > 0,
        what: element.outerHTML.slice(0, 100),
      }
    })
    if (seen === null) break
    if (!seen.isMarked || !seen.isThere) hidden.push(seen.what)
  }
  expect(hidden).toEqual([])
  await leave()
})

// Proves 10.1.4.
test('with reduced motion nothing moves', async () => {
  const { page, leave } = await visit({ reducedMotion: 'reduce' })
  await page.goto('/he/')
  await page.waitForLoadState('networkidle')
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number(effect?.getComputedTiming().duration) > 10,
        )
        .map((animation) => (animation as CSSAnimation).animationName),
    )
  expect(await moving()).toEqual([])
  await scrollDown(page, 2_000)
  await nextFrames(page)
  expect(await moving()).toEqual([])
  await leave()
})

test('the dark theme spreads in a circle, cleans up after itself, and the dot does not drop again', async () => {
  const { page, leave } = await visit({ reducedMotion: 'no-preference' })
  await page.goto('/he/')
  const running = () =>
    page.evaluate(() =>
      document.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
    )
  await expect
    .poll(() => page.locator('h1 .dagesh').evaluate((dot) => getComputedStyle(dot).opacity))
    .toBe('1')
  await page.locator('[data-theme-toggle]').hover()
  await page.waitForLoadState('networkidle')
  await page.locator('[data-theme-toggle]').click()
  await expect.poll(running).toContain('spread')
  const root = () =>
    page.evaluate(() => ({
      ...document.documentElement.dataset,
      style: document.documentElement.getAttribute('style'),
    }))
  await expect.poll(root).toEqual({ theme: 'dark', style: null })
  expect(await page.locator('h1 .dagesh').evaluate((dot) => getComputedStyle(dot).opacity)).toBe(
    '1',
  )
  await leave()
})

test('with reduced motion the theme changes without a transition', async () => {
  const { page, leave } = await visit({ reducedMotion: 'reduce' })
  await page.goto('/he/')
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('A transition started')
    }
  })
  await page.locator('[data-theme-toggle]').click()
  // Waits until the pictures of the theme have loaded.
  await expect
    .poll(() => page.evaluate(() => ({ ...document.documentElement.dataset })))
    .toEqual({ theme: 'dark' })
  await leave()
})

test('a page from the back/forward cache takes the theme that was chosen since', async () => {
  const { page, leave } = await visit()
  await page.goto('/he/')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
  await leave()
})

// Proves 1.2.4.
test.each(langs)('the page in %s starts at the side where its language starts', async (lang) => {
  const { page, leave } = await visit()
  await page.goto(pageUrl(lang, 'about'))
  const brand = await page.locator('header a').first().boundingBox()
  const isAtTheRight = (brand?.x ?? 0) > 720
  expect(isAtTheRight).toBe(lang === 'he')
  await leave()
})
