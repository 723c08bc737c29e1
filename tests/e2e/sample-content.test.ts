import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteSamples } from '#content/samples.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { signIn } from '#tests/support/admin.ts'
import { signUp, startAdminArea, type AdminArea } from '#tests/support/admin-area.ts'
import { launchChromium } from '#tests/support/chromium.ts'
import { openVisitor } from '#tests/support/visitor.ts'

let area: AdminArea
let browser: Browser

beforeAll(async () => {
  area = await startAdminArea()
  await signUp(area)
  browser = await launchChromium()
})

afterAll(async () => {
  await browser.close()
  await area.stop()
})

// Proves 1.6.5.
test('the settings list all sample content with file and key', async () => {
  const { page, problems, leave } = await openVisitor(browser, area.app.address, {
    screen: 'phone',
  })
  const { admin, adminSamples: copy } = deskCopyFor('he')
  await signIn(page, 'he')
  await page.waitForURL('**/dashboard')
  await page.getByRole('link', { name: admin.frame.settings }).click()
  await page.getByRole('link', { name: copy.open }).click()
  await page.getByRole('heading', { level: 1, name: copy.title }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])

  for (const { kind, count, places } of siteSamples()) {
    const name = fill(copy.count, { kind: copy.kinds[kind], count })
    const group = page.locator('details', { hasText: name })
    if ((await group.getAttribute('open')) === null) await group.locator('summary').click()
    const [first] = places
    await group.getByText(first?.file ?? 'no file', { exact: true }).waitFor()
    await group
      .getByText(first?.keys[0]?.key ?? 'no key')
      .first()
      .waitFor()
    expect(await group.locator('li').count()).toBe(places.length)
  }
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWide).toBe(false)
  expect(problems).toEqual([])
  await leave()
})
