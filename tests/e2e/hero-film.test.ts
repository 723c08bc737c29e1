import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { nextFrames } from '#tests/support/settled.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor, type Screen } from '#tests/support/visitor.ts'

const framings: Record<Screen, string> = { desktop: '', phone: '-portrait' }
const variants = [
  { lang: 'he', theme: 'light', screen: 'desktop' },
  { lang: 'he', theme: 'light', screen: 'phone' },
  { lang: 'he', theme: 'dark', screen: 'desktop' },
  { lang: 'he', theme: 'dark', screen: 'phone' },
  { lang: 'en', theme: 'light', screen: 'desktop' },
  { lang: 'en', theme: 'light', screen: 'phone' },
  { lang: 'en', theme: 'dark', screen: 'desktop' },
  { lang: 'en', theme: 'dark', screen: 'phone' },
] as const

const app = sharedSite()
const browser = await sharedBrowser()

const film = '.hero-stage video'

/** The films that the page requests from now on. */
function watchFilms(page: Page): Set<string> {
  const films = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/pictures/hero/')) films.add(pathname)
  })
  return films
}

/**
 * How far a frame is from the picture of the page: the largest difference of a channel (0–255) on a
 * copy of both so small that only the ball counts.
 */
function differenceFromStill(page: Page, part: number): Promise<number> {
  return page.locator(film).evaluate(async (video: HTMLVideoElement, at) => {
    const still = document.querySelector<HTMLImageElement>('img.hero-picture')
    if (!still) throw new Error('The hero has no picture')
    video.pause()
    const seeked = new Promise((done) => video.addEventListener('seeked', done, { once: true }))
    video.currentTime = at * (video.duration - 0.005)
    await seeked
    const pixels = (source: CanvasImageSource) => {
      const context = new OffscreenCanvas(80, 100).getContext('2d')
      if (!context) throw new Error('The browser has no canvas')
      context.imageSmoothingQuality = 'high'
      context.drawImage(source, 0, 0, 80, 100)
      return context.getImageData(0, 0, 80, 100).data
    }
    const [one, other] = [pixels(still), pixels(video)]
    return one.reduce(
      (most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))),
      0,
    )
  }, part)
}

// Proves 3.3.21.
test.each(variants)(
  'the ball of the hero falls once, in the picture that is shown: $lang, $theme, $screen',
  async ({ lang, theme, screen }) => {
    const visitor = await openVisitor(browser, app.address, {
      screen,
      reducedMotion: 'no-preference',
    })
    const { page, problems, leave } = visitor
    await page.emulateMedia({ colorScheme: theme })
    const films = watchFilms(page)
    await page.goto(`/${lang}/`)
    await page.locator(film).waitFor({ state: 'attached' })
    await page.waitForFunction(
      (selector) => (document.querySelector<HTMLVideoElement>(selector)?.currentTime ?? 0) > 0,
      film,
    )
    expect([...films]).toEqual([`/pictures/hero/${lang}-${theme}${framings[screen]}.mp4`])
    // A frame may be drawn some time after its seek has ended.
    const difference = (part: number) => expect.poll(() => differenceFromStill(page, part))
    await difference(0).toBeLessThan(110)
    await difference(0.5).toBeGreaterThan(150)
    await difference(1).toBeLessThan(110)
    await page.locator(film).evaluate((video: HTMLVideoElement) => video.play())
    await page.locator(film).waitFor({ state: 'detached' })
    expect(await page.locator('img.hero-picture').isVisible()).toBe(true)
    expect(problems).toEqual([])
    await leave()
  },
)

// Proves 3.3.21.
test('the film of the hero is not the largest paint, and ends when the theme changes', async () => {
  const { page, leave } = await openVisitor(browser, app.address, {
    reducedMotion: 'no-preference',
  })
  await page.goto('/he/')
  await page.locator(film).waitFor({ state: 'attached' })
  await page.waitForFunction(
    (selector) => (document.querySelector<HTMLVideoElement>(selector)?.currentTime ?? 0) > 0.2,
    film,
  )
  const isLargest = await page.evaluate(
    () =>
      new Promise<boolean>((found) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect()
          const isFilm = (entry: PerformanceEntry) =>
            'element' in entry && entry.element instanceof HTMLVideoElement
          found(list.getEntries().some(isFilm))
        })
        observer.observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  expect(isLargest).toBe(false)
  await page.locator(film).evaluate((video: HTMLVideoElement) => video.pause())
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator(film).waitFor({ state: 'detached' })
  await leave()
})

// Proves 3.3.21.
test.each(['reduced motion', 'saved data', 'a place further down'])(
  'with %s the hero stays still',
  async (reason) => {
    const { page, leave } = await openVisitor(browser, app.address, {
      reducedMotion: reason === 'reduced motion' ? 'reduce' : 'no-preference',
    })
    if (reason === 'saved data')
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      )
    const films = watchFilms(page)
    await page.clock.install()
    await page.goto(reason === 'a place further down' ? '/he/#about' : '/he/')
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(10_000)
    await nextFrames(page)
    expect([...films]).toEqual([])
    expect(await page.locator(film).count()).toBe(0)
    await leave()
  },
)
