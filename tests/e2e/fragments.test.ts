import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { launchChromium } from '#tests/support/chromium.ts'
import { openVisitor } from '#tests/support/visitor.ts'

let app: RunningApp
let browser: Browser

beforeAll(async () => {
  app = await startApp()
  browser = await launchChromium()
})

afterAll(async () => {
  await browser.close()
  await app.stop()
})

const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const addresses = [
  'he/#services',
  'en/#contact',
  'he/services/landing-page#order',
  'en/services/uxui-design#order',
  'he/terms-of-service#cancellation',
]

test.each(
  addresses.flatMap((address) =>
    (['phone', 'desktop'] as const).map((size) => ({ address, size })),
  ),
)(
  '/$address opens at its part, also after all sections have their heights: $size',
  async (view) => {
    const { page, leave } = await openVisitor(browser, app.address, {
      reducedMotion: 'no-preference',
    })
    await page.setViewportSize(viewports[view.size])
    await page.goto(new URL(view.address, app.address).href)
    await page.locator('.site-footer[data-rendered]').waitFor({ state: 'attached' })
    const target = page.locator(`#${view.address.split('#')[1]}`)
    const top = async () => Math.round((await target.boundingBox())?.y ?? NaN)
    // The browser scrolls smoothly, so two equal positions show that it has arrived.
    let before = NaN
    await expect.poll(async () => before === (before = await top()), { interval: 300 }).toBe(true)
    expect(before).toBeGreaterThanOrEqual(0)
    expect(before).toBeLessThan(200)
    await leave()
  },
)
