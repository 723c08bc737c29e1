import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { pageUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { signIn, signUp as signUpInBrowser } from '#tests/support/admin.ts'
import { startAdminArea, type AdminArea } from '#tests/support/admin-area.ts'
import { fillTimePasses, getLeadForm, leadValues } from '#tests/support/lead-form.ts'
import { listedStatus, openSheet } from '#tests/support/lead-list.ts'
import { leadEndpoint } from '#tests/support/lead-payload.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { newSubmission } from '#tests/support/submission.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

/** How often an open list asks for new leads, in milliseconds. */
const newLeadsEveryMs = 15_000

let area: AdminArea
const browser = await sharedBrowser()

const { leads: copy, statuses } = deskCopyFor('he').admin

beforeAll(async () => {
  area = await startAdminArea()
  const { page, leave } = await openVisitor(browser, area.app.address)
  await signUpInBrowser(page, 'he', area.app.setUpCode ?? '')
  await page.waitForURL('**/dashboard')
  await leave()
  for (let number = 1; number <= 8; number++) await sendLead(`Lead ${number}`)
})

beforeEach(async () => {
  await area.database.query('delete from rate_limits')
})

afterAll(() => area.stop())

async function sendLead(name: string) {
  await fetch(area.app.address + leadEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...JSON.parse(newSubmission().body), name }),
  })
}

async function openList(screen: 'phone' | 'desktop' = 'phone'): Promise<Visitor> {
  const visitor = await openVisitor(browser, area.app.address, { screen })
  await signIn(visitor.page, 'he')
  await visitor.page.waitForURL('**/dashboard')
  await visitor.page.getByText('Lead 8', { exact: true }).first().waitFor()
  return visitor
}

function names(page: Page): Promise<string[]> {
  return page.locator('tbody td:nth-child(2) bdi').allTextContents()
}

// Proves 4.9.10.
test('a phone shows six whole leads above the tabs, each in two lines', async () => {
  const { page, leave } = await openList()
  const tabs = await page.getByRole('navigation').first().boundingBox()
  const rows = await page.locator('tbody tr').all()
  const ends = await Promise.all(
    rows.map(async (row) => {
      const box = await row.boundingBox()
      return box === null ? Infinity : box.y + box.height
    }),
  )
  expect(ends.filter((end) => end <= (tabs?.y ?? 0)).length).toBeGreaterThanOrEqual(6)
  const targets = await rows[0]?.locator('a:visible, button:visible, input:visible').count()
  expect(targets).toBe(2)
  expect(await findAccessibilityFaults(page)).toEqual([])
  const sheet = await openSheet(page, 'he', 'Lead 8')
  const number = sheet.locator('a[href^="tel:"] bdi')
  expect(await number.textContent()).toBe('050-1234567')
  expect(await findAccessibilityFaults(page)).toEqual([])
  await leave()
})

// Proves 4.9.11.
test('on a phone all leads of the page are selected and given one status', async () => {
  const { page, leave } = await openList()
  await page.getByRole('button', { name: copy.selectSome, exact: true }).click()
  await page.getByLabel(fill(copy.select, { name: 'Lead 8' })).check()
  await page.getByRole('button', { name: copy.selectAll }).click()
  await page.getByText(fillPlural(copy.selected, 10, 'he')).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByLabel(copy.statusOfSelected).selectOption('qualified')
  await expect
    .poll(async () => {
      const { rowCount } = await area.database.query(
        `select 1 from leads where status = 'qualified'`,
      )
      return rowCount
    })
    .toBe(10)
  await expect.poll(() => listedStatus(page, 'he', 'Lead 3')).toBe(statuses.qualified)
  expect(await page.getByLabel(fill(copy.select, { name: 'Lead 8' })).isVisible()).toBe(false)
  await leave()
})

// Proves 4.9.11.
test('on a desktop the box above the list selects all leads of the page', async () => {
  const { page, leave } = await openList('desktop')
  const shown = await page.locator('tbody tr').count()
  await page.getByRole('checkbox', { name: copy.selectAll, exact: true }).check()
  await page.getByText(fillPlural(copy.selected, shown, 'he')).waitFor()
  await page.getByLabel(copy.statusOfSelected).selectOption('contacted')
  await expect
    .poll(async () => {
      const { rowCount } = await area.database.query(
        `select 1 from leads where status = 'contacted'`,
      )
      return rowCount
    })
    .toBe(shown)
  await leave()
})

// Proves 4.9.12.
test('the list can show the oldest lead first', async () => {
  const { page, leave } = await openList()
  await page.getByRole('link', { name: copy.filters.oldestFirst }).click()
  await page.waitForURL('**sort=oldest*')
  await expect.poll(async () => (await names(page)).at(-1)).toBe('Lead 8')
  await page.getByRole('link', { name: copy.filters.newestFirst }).click()
  await expect.poll(async () => (await names(page))[0]).toBe('Lead 8')
  await leave()
})

// Proves 4.9.13.
test('an open list announces new leads and reloads only on request', async () => {
  const { page, leave } = await openList()
  await page.clock.install()
  await page.reload()
  await page.waitForLoadState('networkidle')
  const before = await names(page)
  await sendLead('While it is open')
  const pill = page.getByRole('button', { name: fillPlural(copy.arrived, 1, 'he') })
  await page.clock.runFor(newLeadsEveryMs)
  await pill.waitFor()
  expect(await names(page)).toEqual(before)
  expect(await findAccessibilityFaults(page)).toEqual([])
  await pill.click()
  await expect.poll(async () => (await names(page))[0]).toBe('While it is open')
  await expect.poll(() => pill.count()).toBe(0)
  await leave()
})

// Proves 4.9.20, 4.9.22.
test('the list is filtered by source, and the filter is saved, opened, renamed and removed', async () => {
  const { page, problems, leave } = await openList()
  await area.database.query(
    `update leads set page_url = 'https://dagesh.example/he/?gclid=1' where name in ('Lead 2', 'Lead 5')`,
  )
  await page.reload()
  await page.getByLabel(copy.filters.source).selectOption({ label: 'Google' })
  await page.waitForURL('**source=google*')
  await expect.poll(() => names(page)).toEqual(['Lead 5', 'Lead 2'])
  await page.getByRole('button', { name: copy.saved.save }).click()
  expect(await page.getByLabel(copy.saved.name).inputValue()).toBe('Google')
  await page.getByRole('button', { name: copy.saved.submit, exact: true }).click()
  const saved = page.getByRole('navigation', { name: copy.saved.label })
  await page.getByRole('link', { name: copy.filters.clear }).click()
  await expect.poll(async () => (await names(page)).length).toBeGreaterThan(2)
  await saved.getByRole('link', { name: 'Google' }).click()
  await expect.poll(() => names(page)).toEqual(['Lead 5', 'Lead 2'])
  expect(await findAccessibilityFaults(page)).toEqual([])
  await saved.getByRole('button', { name: copy.saved.rename }).click()
  await page.getByLabel(copy.saved.name).fill('ממודעות')
  await page.keyboard.press('Enter')
  await saved.getByRole('link', { name: 'ממודעות' }).waitFor()
  await saved.getByRole('button', { name: fill(copy.saved.removeOf, { name: 'ממודעות' }) }).click()
  await expect.poll(() => saved.getByRole('link').count()).toBe(0)
  await page.getByRole('button', { name: copy.undo, exact: true }).click()
  await saved.getByRole('link', { name: 'ממודעות' }).waitFor()
  expect(problems).toEqual([])
  await leave()
})

// Proves 7.18.1.
test('a lead has the search engine of the first page, though it was sent from another page', async () => {
  const visitor = await openVisitor(browser, area.app.address)
  const site = (path: string) => area.app.address + pageUrl('he', path)
  await visitor.page.goto(site(''), { referer: 'https://www.google.com/search?q=secret' })
  await expect
    .poll(() => visitor.page.evaluate(() => sessionStorage.getItem('came-from')))
    .toBe('www.google.com')
  await visitor.page.goto(site('services/landing-page'), { referer: site('') })
  const form = getLeadForm(visitor.page, 'he')
  await form.hydrate()
  await form.fillAll(leadValues('Found by search', 'found@visitor.example'))
  await fillTimePasses(visitor.page)
  await form.submit.click()
  const stored = () =>
    area.database.query<{ came_from: string }>(
      `select came_from from leads where name = 'Found by search'`,
    )
  await expect.poll(async () => (await stored()).rows).toEqual([{ came_from: '(search)' }])
  await visitor.leave()
  const { page, leave } = await openList('desktop')
  await page.getByLabel(copy.filters.source).selectOption({ label: copy.sources['(search)'] })
  await expect.poll(() => names(page)).toEqual(['Found by search'])
  await leave()
})
