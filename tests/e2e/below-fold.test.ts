import type { Page } from 'playwright-core'
import { dataSelector } from '#parts/data-attributes.ts'
import { pageUrl } from '#i18n/links.ts'
import { langs } from '#documents/head/langs.ts'
import { expect, test } from 'vitest'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()

const addresses = (['', 'package-builder'] as const).flatMap((path) =>
  langs.map((lang) => pageUrl(lang, path)),
)
const selector = dataSelector('below-fold')
/** The highest screen has one pixel less than 100rem (documents/site/styles/below-fold.css). */
const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 1599 },
  { width: 2560, height: 1599 },
]

async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

test.each(addresses)('what %s skips in its first frames is below the screen', async (address) => {
  const { context, leave } = await openVisitor(browser, app.address)
  const page = await context.newPage()
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.goto(address)
    const top = await page
      .locator(selector)
      .evaluate((part) => part.getBoundingClientRect().top + scrollY)
    expect(top, `${size.width}x${size.height}`).toBeGreaterThanOrEqual(size.height)
  }
  await leave()
})

test.each(addresses)(
  'on a phone %s counts no layout shift when it is rendered',
  async (address) => {
    const { context, leave } = await openVisitor(browser, app.address, {
      screen: 'phone',
      reducedMotion: 'no-preference',
    })
    const page = await context.newPage()
    await page.addInitScript(() => {
      const shifts: unknown[] = []
      new PerformanceObserver((entries) => {
        for (const { value } of entries.getEntries() as (PerformanceEntry & { value: number })[])
          if (value > 0.001) shifts.push(value)
      }).observe({ type: 'layout-shift', buffered: true })
      const ended: string[] = []
      addEventListener('animationend', ({ animationName }) => ended.push(animationName))
      Object.assign(globalThis, { shifts, ended })
    })
    await page.goto(address)
    await expect.poll(() => page.evaluate('ended')).toContain('hidden-for-a-second')
    // The part is laid out in the frame after.
    await nextFrames(page)
    await page.locator(selector).scrollIntoViewIfNeeded()
    await nextFrames(page)
    expect(await page.evaluate('shifts')).toEqual([])
    await leave()
  },
)

test.each(addresses)(
  '%s skips a part in its first frames, and shows it without its scripts',
  async (address) => {
    const { context, leave } = await openVisitor(browser, app.address, {
      screen: 'phone',
      reducedMotion: 'no-preference',
    })
    const page = await context.newPage()
    await page.addInitScript(() => {
      const ended: string[] = []
      addEventListener('animationend', ({ animationName }) => ended.push(animationName))
      Object.assign(globalThis, { ended })
    })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(address)
    await expect.poll(() => page.evaluate('ended')).toContain('hidden-for-a-second')
    const part = page.locator(selector)
    expect(await part.evaluate((element) => getComputedStyle(element).contentVisibility)).toBe(
      'auto',
    )
    await leave()
  },
)

test('without its scripts the builder shows its forms where somebody scrolls to them', async () => {
  const { context, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  const page = await context.newPage()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/he/package-builder')
  await page.evaluate(() => scrollTo(0, innerHeight * 3))
  await page.locator('.builder-choose').waitFor()
  await page.locator('#quote-form').waitFor()
  await leave()
})
