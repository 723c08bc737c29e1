import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()

const addresses = ['/he/', '/he/contact', '/en/qr-generator', '/he/templates/dental-clinic']
const started = 'html[data-page-loaded], [data-rendered]'

/** Records what a script asks to be called back for before the first paint. */
async function recordCallbacks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const early: string[] = []
    const record = (name: string) => {
      if (performance.getEntriesByName('first-contentful-paint').length === 0) early.push(name)
    }
    const { setTimeout, requestAnimationFrame, addEventListener } = globalThis
    Object.assign(globalThis, {
      early,
      setTimeout: (...args: Parameters<typeof setTimeout>) => {
        record('setTimeout')
        return setTimeout(...args)
      },
      requestAnimationFrame: (callback: FrameRequestCallback) => {
        record('requestAnimationFrame')
        return requestAnimationFrame(callback)
      },
      addEventListener: (...args: Parameters<typeof addEventListener>) => {
        record(args[0])
        addEventListener(...args)
      },
    })
  })
}

test.each(addresses)(
  'the scripts of %s wait for nothing but a paint and a touch before the first paint',
  async (address) => {
    const { page, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
    await recordCallbacks(page)
    await page.goto(address)
    await page.waitForSelector(started)
    const early = new Set(await page.evaluate<string[]>('early'))
    // The inline script of the head swaps pages with a view transition.
    early.delete('pagereveal')
    expect([...early].sort()).toEqual(['keydown', 'pointerdown'])
    await leave()
  },
)

test.each(addresses)('%s starts where the browser does not report paints', async (address) => {
  const { page, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] })
    PerformanceObserver.prototype.observe = () => undefined
  })
  await page.goto(address)
  await page.waitForSelector(started)
  await leave()
})

test.each(addresses)('%s starts at a touch where the browser misses a paint', async (address) => {
  const { context, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  expect(await page.locator(started).count()).toBe(0)
  await page.touchscreen.tap(200, 400)
  await page.waitForSelector(started)
  await leave()
})
