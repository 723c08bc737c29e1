import { beforeEach, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { signUp } from '#tests/support/admin.ts'
import { leadEndpoint, leadPayload } from '#tests/support/lead-payload.ts'
import { resetDatabase } from '#tests/support/reset-database.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()

// Each attempt starts without leads: a retried test counts them.
beforeEach(() => resetDatabase(app))

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
  const { leads, toasts, emails } = deskCopyFor('he').admin
  await signUp(page, 'he', app.setUpCode ?? '')
  await page.getByRole('link', { name: `${leads.filters.spam} (1)` }).click()
  await page.getByText(leads.spamReasons['too-fast']).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])

  await page.getByRole('link', { name }).first().click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: fill(leads.held.releaseOf, { name }) }).click()
  await page.getByText(toasts.leadReleased, { exact: true }).first().waitFor()
  await page.getByText(deskCopyFor('he').admin.lead.events.released).waitFor()
  await page.getByRole('link', { name: emails.kinds['visitor-receipt'] }).waitFor()

  await page.goto(adminUrl('he', 'dashboard'))
  await page.getByRole('link', { name }).first().waitFor()
  await page.getByRole('link', { name: `${leads.filters.spam} (0)` }).waitFor()
  expect(problems).toEqual([])
  await leave()
})

async function addLead(name: string, elapsedMs?: number): Promise<void> {
  const { status } = await fetch(app.address + leadEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(leadPayload({ name, ...(elapsedMs ? { elapsed_ms: elapsedMs } : {}) })),
  })
  expect(status).toBe(201)
}

// Proves 4.11.5, 4.11.6.
test('two leads are marked as spam together and brought back, and held ones are released together', async () => {
  for (const name of ['Spam one', 'Spam two']) await addLead(name)
  for (const name of ['Fast one', 'Fast two']) await addLead(name, 900)
  const { page, problems, leave } = await openVisitor(browser, app.address)
  const { leads, toasts } = deskCopyFor('en').admin
  const onHold = (count: number) =>
    page.getByRole('link', { name: `${leads.filters.spam} (${count})` })
  const select = (name: string) => page.getByLabel(fill(leads.select, { name })).check()
  await signUp(page, 'en', app.setUpCode ?? '')
  await onHold(2).waitFor()

  for (const name of ['Spam one', 'Spam two']) await select(name)
  await page.getByRole('button', { name: leads.hold }).click()
  await page
    .getByText(fillPlural(leads.heldCount, 2, 'en'))
    .first()
    .waitFor()
  await onHold(4).waitFor()
  expect(await page.getByRole('link', { name: 'Spam one' }).count()).toBe(0)
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: leads.undo }).click()
  await onHold(2).waitFor()
  await page.getByRole('link', { name: 'Spam one' }).first().waitFor()

  await onHold(2).click()
  for (const name of ['Fast one', 'Fast two']) await select(name)
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('status').getByRole('button', { name: leads.held.release }).click()
  await page
    .getByText(fillPlural(toasts.leadsReleased, 2, 'en'))
    .first()
    .waitFor()
  await page.getByText(leads.noSpam.title).waitFor()

  await page.goto(adminUrl('en', 'dashboard'))
  await page.getByRole('link', { name: 'Spam two' }).first().click()
  await page.getByRole('button', { name: leads.hold }).click()
  await page.getByText(leads.held.marked.title).waitFor()
  await page.getByRole('button', { name: leads.held.release }).first().click()
  await page.getByText(toasts.leadReleased, { exact: true }).first().waitFor()
  expect(problems).toEqual([])
  await leave()
})
