import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { signUp } from '#tests/support/admin.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { launchChromium } from '#tests/support/chromium.ts'
import { leadEndpoint, leadPayload } from '#tests/support/lead-payload.ts'
import { openVisitor } from '#tests/support/visitor.ts'

let app: RunningApp
let browser: Browser

beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'warn' } })
  browser = await launchChromium()
})

afterAll(async () => {
  await browser.close()
  await app.stop()
})

// Proves 4.11.2, 4.11.4.
test('on a phone the owner finds a lead that was sent too fast, and releases it', async () => {
  const name = 'אורי ז׳קלין'
  const sent = await fetch(app.address + leadEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(leadPayload({ name, elapsed_ms: 900 })),
  })
  expect(sent.status).toBe(201)

  const { page, problems, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  const { leads, toasts, emails } = copyFor('he').admin
  await signUp(page, 'he', app.setUpCode ?? '')
  await page.getByRole('link', { name: `${leads.filters.spam} (1)` }).click()
  await page.getByText(leads.spamReasons['too-fast']).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])

  await page.getByRole('link', { name }).first().click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: fill(leads.held.releaseOf, { name }) }).click()
  await page.getByText(toasts.leadReleased, { exact: true }).first().waitFor()
  await page.getByText(copyFor('he').admin.lead.events.released).waitFor()
  await page.getByRole('link', { name: emails.kinds['visitor-receipt'] }).waitFor()

  await page.goto(adminUrl('he', 'dashboard'))
  await page.getByRole('link', { name }).first().waitFor()
  await page.getByRole('link', { name: `${leads.filters.spam} (0)` }).waitFor()
  expect(problems).toEqual([])
  await leave()
})
