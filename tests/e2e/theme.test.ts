import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { animationsEnd } from '#tests/support/settled.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()

function visit(options?: Parameters<typeof openVisitor>[2]): Promise<Visitor> {
  return openVisitor(browser, app.address, options)
}

function themeOf(page: Page) {
  return page.evaluate(() => document.documentElement.dataset['theme'])
}

function backgroundOf(page: Page) {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}

/**
 * Brightness, 0 to 255, of the bottom edge in every frame that Chromium paints during an action.
 */
async function watchFrames(page: Page, act: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  const frames: Promise<number>[] = []
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(brightnessOf(Buffer.from(data, 'base64')))
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  await act()
  await session.send('Page.stopScreencast')
  return Promise.all(frames)
}

async function brightnessOf(png: Buffer): Promise<number> {
  const { width, height } = await sharp(png).metadata()
  const edge = sharp(png).extract({ left: 0, top: height - 4, width, height: 4 })
  const { channels } = await edge.greyscale().stats()
  return channels[0]?.mean ?? Number.NaN
}

// Proves 10.1.6.
test('a visitor who leaves before the theme has changed keeps the choice', async () => {
  const { page, leave } = await visit()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/he/')
  await page.locator('[data-theme-toggle]:visible').first().waitFor()
  // The pictures of the other theme arrive too late, as they may on a phone.
  await page.route('**/*.{avif,jpg,webp}', () => {})
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-theme-toggle]')?.click()
    location.href = '/he/privacy-policy'
  })
  await page.waitForURL(/privacy-policy/, { waitUntil: 'domcontentloaded' })
  expect(await themeOf(page)).toBe('dark')
  await leave()
})

// Proves 10.1.6.
test('a chosen theme is in the first frame of the next page, and in no other browser', async () => {
  const { page, leave } = await visit()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/he/privacy-policy')
  await page.locator('[data-theme-toggle]').click()
  // The theme changes once its pictures have loaded.
  await expect.poll(() => themeOf(page)).toBe('dark')
  await animationsEnd(page)
  const dark = await backgroundOf(page)
  // Slow styles leave time for a frame without them.
  await page.route('**/*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  const frames = await watchFrames(page, async () => {
    await page.goto('/he/terms-of-service')
    await animationsEnd(page)
  })
  expect(await backgroundOf(page)).toBe(dark)
  expect(frames.length).toBeGreaterThan(0)
  expect(frames.filter((brightness) => brightness > 80)).toEqual([])
  await page.goBack()
  expect(await themeOf(page)).toBe('dark')
  await leave()
  const other = await visit()
  await other.page.goto('/he/terms-of-service')
  expect(await themeOf(other.page)).toBeUndefined()
  await other.leave()
})

test('other open tabs follow a choice', async () => {
  const { page, context, leave } = await visit()
  const other = await context.newPage()
  for (const each of [page, other]) await each.goto('/en/about')
  await page.locator('[data-theme-toggle]').click()
  await expect.poll(() => themeOf(page)).toMatch(/^(?:light|dark)$/)
  await expect.poll(() => themeOf(other)).toBe(await themeOf(page))
  await leave()
})

test('the admin area uses the chosen theme and hydrates without errors', async () => {
  const { page, problems, leave } = await visit()
  await page.goto('/he/')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/he/emodesuper')
  await page.waitForLoadState('networkidle')
  expect(await themeOf(page)).toBe('dark')
  expect(problems).toEqual([])
  await leave()
})

test.each(['blue', '', '<script>'])('an invalid stored theme %j is ignored', async (stored) => {
  const { page, problems, leave } = await visit()
  await page.addInitScript((theme: string) => localStorage.setItem('theme', theme), stored)
  await page.goto('/he/about')
  expect(await themeOf(page)).toBeUndefined()
  expect(problems).toEqual([])
  await leave()
})

// Proves 10.1.6.
test('without JavaScript a page has the theme of the system', async () => {
  const { page, leave } = await visit({ javaScript: false })
  const backgrounds: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/he/about')
    const shot = await page.screenshot()
    backgrounds.push((await brightnessOf(shot)) > 128 ? 'light' : 'dark')
  }
  expect(backgrounds).toEqual(['light', 'dark'])
  await leave()
})

// Proves 10.1.6.
test('the first tap spreads the theme in a circle, once its picture of the hero is there', async () => {
  const { page, leave } = await openVisitor(browser, app.address, {
    screen: 'phone',
    reducedMotion: 'no-preference',
  })
  await page.route('**/he-dark-*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    await route.continue()
  })
  const loaded: number[] = []
  page.on('requestfinished', (request) => {
    if (request.url().includes('/he-dark-')) loaded.push(Date.now())
  })
  await page.goto('/he/')
  const changed = page.evaluate(
    () =>
      new Promise<{ at: number; inCircle: boolean }>((resolve) => {
        const root = document.documentElement
        new MutationObserver(() => {
          if (root.dataset['theme'] === 'dark')
            resolve({ at: Date.now(), inCircle: 'themeTransition' in root.dataset })
        }).observe(root, { attributeFilter: ['data-theme'] })
      }),
  )
  await page.locator('[data-theme-toggle]').tap()
  const { at, inCircle } = await changed
  expect(inCircle).toBe(true)
  expect(loaded.length).toBeGreaterThan(0)
  expect(at).toBeGreaterThanOrEqual(Math.max(...loaded) - 50)
  await leave()
})

// Proves 10.1.6.
test('while the picture of a theme loads, its background color is shown, not that of the other theme', async () => {
  const { page, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  await page.emulateMedia({ colorScheme: 'light' })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/he-dark-*', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/he/')
  await page.locator('[data-theme-toggle]').tap()
  await expect.poll(() => themeOf(page)).toBe('dark')
  const picture = page.locator('.hero-picture')
  const brightness = async () => {
    const wall = await page.screenshot({ clip: { x: 20, y: 300, width: 350, height: 100 } })
    return (await sharp(wall).greyscale().stats()).channels[0]?.mean
  }
  // It has white text on it.
  expect(await brightness()).toBeLessThan(120)
  release()
  await expect.poll(() => picture.isVisible()).toBe(true)
  await leave()
})
