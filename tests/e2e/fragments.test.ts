import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()

/** The page scrolls smoothly. Two equal positions show that it has arrived. */
async function expectAtTop(page: Page, selector: string): Promise<void> {
  const part = page.locator(selector)
  const tops: number[] = []
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
}

const screens = ['phone', 'desktop'] as const
const addresses = [
  'he/#services',
  'en/#contact',
  'he/services/landing-page#order',
  'en/services/uxui-design#order',
  'he/services/app-development#mvp',
  'en/services/digital-presence#smart-upgrade',
  'he/terms-of-service#cancellation',
  'he/templates/law-firm#contact',
  'en/templates/dental-clinic#appointment',
]

test.each(addresses.flatMap((address) => screens.map((screen) => ({ address, screen }))))(
  '/$address opens at its part: $screen',
  async ({ address, screen }) => {
    const { page, leave } = await openVisitor(browser, app.address, {
      screen,
      reducedMotion: 'no-preference',
    })
    await page.goto(`/${address}`)
    await expectAtTop(page, `#${address.split('#')[1]}`)
    await leave()
  },
)

test.each(screens)('a link to a part of the page arrives there: %s', async (screen) => {
  const { page, leave } = await openVisitor(browser, app.address, {
    screen,
    reducedMotion: 'no-preference',
  })
  await page.goto('/he/services/landing-page')
  await page.waitForLoadState('networkidle')
  // Without the movements of a pointer that would come before.
  await page
    .locator('a[href="#order"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expectAtTop(page, '#order')
  await leave()
})
