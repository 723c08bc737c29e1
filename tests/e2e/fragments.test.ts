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

const screens = ['phone', 'desktop'] as const
const addresses = [
  'he/#services',
  'en/#contact',
  'he/services/landing-page#order',
  'en/services/uxui-design#order',
  'he/terms-of-service#cancellation',
  'he/templates/law-firm#contact',
  'en/templates/dental-clinic#appointment',
]

test.each(addresses.flatMap((address) => screens.map((screen) => ({ address, screen }))))(
  '/$address opens at its part, also after all sections have their heights: $screen',
  async ({ address, screen }) => {
    const { page, leave } = await openVisitor(browser, app.address, {
      screen,
      reducedMotion: 'no-preference',
    })
    await page.goto(`/${address}`)
    await page.locator('main ~ footer[data-rendered]').waitFor({ state: 'attached' })
    const part = page.locator(`#${address.split('#')[1]}`)
    const tops: number[] = []
    // The page scrolls smoothly. Two equal positions show that it has arrived.
    await expect
      .poll(
        async () => {
          tops.push(Math.round((await part.boundingBox())?.y ?? NaN))
          return tops.at(-1) === tops.at(-2)
        },
        { interval: 300 },
      )
      .toBe(true)
    expect(tops.at(-1)).toBeGreaterThanOrEqual(0)
    expect(tops.at(-1)).toBeLessThan(200)
    await leave()
  },
)
