import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl, pageUrl } from '#i18n/links.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { owner, signIn, signUp } from '#tests/support/admin.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor, type Screen, type Visitor } from '#tests/support/visitor.ts'

let app: RunningApp
/** A second node on the first one's database. */
let other: RunningApp
const browser = await sharedBrowser()
let visitors = 0

beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.0/8,::1' } })
  const { page, leave } = await openAdminBrowser()
  await signUp(page, 'en', app.setUpCode ?? 'none was printed')
  await page.waitForURL(`**${adminUrl('en', 'dashboard')}*`)
  await leave()
  other = await startApp({ env: { LOG_LEVEL: 'warn', DATABASE_URL: await databaseUrl(app) } })
})

afterAll(async () => {
  await other.stop()
  await app.stop()
})

async function databaseUrl({ dataDir }: RunningApp): Promise<string> {
  const database = await connectToAppDatabase(dataDir)
  const { host, user = '', database: name = '' } = database
  await database.end()
  return `postgres:///${name}?${new URLSearchParams({ host, user })}`
}

/** Opens a browser with its own IP address, because sign-ins from one address are limited. */
function openAdminBrowser(
  options: { screen?: Screen; javaScript?: boolean } = {},
): Promise<Visitor> {
  visitors += 1
  return openVisitor(browser, app.address, { ...options, ipAddress: `192.0.2.${visitors}` })
}

async function openPrices(
  lang: Lang,
  options: { screen?: Screen; javaScript?: boolean } = {},
): Promise<Visitor> {
  const visitor = await openAdminBrowser(options)
  await signIn(visitor.page, lang)
  await visitor.page.waitForURL(`**${adminUrl(lang, 'dashboard')}*`)
  await visitor.page.goto(adminUrl(lang, 'dashboard/prices'))
  return visitor
}

const plain = (text: string) =>
  text
    .replaceAll(/[\u200e\u200f\u2060\u2066-\u2069]|<!-- -->/g, '')
    .replaceAll(/[\u00a0\u202f]|&nbsp;/g, ' ')

/** The text of a public page of one node, as visitors get it. */
async function read({ address }: RunningApp, lang: Lang, path: string): Promise<string> {
  return plain(await (await fetch(address + pageUrl(lang, path))).text())
}

/** How often the page of landing pages names its range: always in its words, then in its list too. */
async function countRanges(site: RunningApp): Promise<number> {
  return (await read(site, 'he', 'services/landing-page')).split('2,500–5,000 ₪').length - 1
}

async function saveRate(page: Page, lang: Lang, typed: string) {
  const { rate } = deskCopyFor(lang).adminPrices
  await page.getByLabel(rate.field, { exact: true }).fill(typed)
  await page.getByRole('button', { name: rate.submit, exact: true }).click()
}

function conflict(page: Page, lang: Lang, item: 'website' | 'landing-page') {
  const { items, conflicts } = deskCopyFor(lang).adminPrices
  const name = items[item]
  return {
    row: page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) }),
    save: page.getByRole('button', { name: fill(conflicts.saveOf, { item: name }), exact: true }),
    reopen: page.getByRole('button', {
      name: fill(conflicts.reopenOf, { item: name }),
      exact: true,
    }),
  }
}

// Proves 5.6.3, 5.6.4, 7.3.1.
test('a new rate shows at once on the English pages of every node', async () => {
  for (const path of ['services/landing-page', 'package-builder'])
    expect(await read(app, 'en', path)).toContain('$676')
  expect(await read(other, 'en', 'services/landing-page')).toContain('$676')
  const { page, problems, leave } = await openPrices('he')
  const { rate, toasts } = deskCopyFor('he').adminPrices
  await saveRate(page, 'he', '25')
  await page.getByText(rate.problem).waitFor()
  expect(await read(app, 'en', 'services/landing-page')).toContain('$676')
  await saveRate(page, 'he', '3,2')
  await page.getByText(toasts.rateSaved, { exact: true }).first().waitFor()
  await page.getByText('$1 = ₪3.2').waitFor()
  for (const path of ['services/landing-page', 'package-builder'])
    expect(await read(app, 'en', path)).toContain('$781')
  await expect
    .poll(() => read(other, 'en', 'services/landing-page'), { timeout: 6_000 })
    .toContain('$781')
  expect(await findAccessibilityFaults(page)).toEqual([])
  expect(problems.filter((problem) => !problem.includes('answer 400'))).toEqual([])
  await leave()
})

// Proves 5.1.7.
test.each(['desktop', 'phone'] as const)(
  'a price settled on a %s changes on every page that shows it',
  async (screen) => {
    const { page, problems, leave } = await openPrices('en', { screen })
    const { sources, conflicts, toasts } = deskCopyFor('en').adminPrices
    const ranges = await countRanges(app)
    const { row, save } = conflict(page, 'en', 'landing-page')
    await row.locator('summary').first().click()
    await row.getByRole('radio', { name: sources['service-card'] }).check()
    await save.click()
    await page.getByText(toasts.settled, { exact: true }).first().waitFor()
    await expect.poll(() => row.count()).toBe(0)
    expect(await countRanges(app)).toBeGreaterThan(ranges)
    await expect.poll(() => countRanges(other)).toBeGreaterThan(ranges)

    await page.getByRole('link', { name: conflicts.tabs.settled }).click()
    await row.locator('summary').first().click()
    await row.getByText(conflicts.shown).waitFor()
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0)
    expect(await findAccessibilityFaults(page)).toEqual([])
    await conflict(page, 'en', 'landing-page').reopen.click()
    await page.getByText(toasts.reopened, { exact: true }).first().waitFor()
    expect(await countRanges(app)).toBe(ranges)
    expect(problems).toEqual([])
    await leave()
  },
)

test('the rate is saved and a price is settled without JavaScript', async () => {
  const { page, leave } = await openPrices('he', { javaScript: false })
  const { toasts, sources } = deskCopyFor('he').adminPrices
  await saveRate(page, 'he', '4')
  await page.getByText(toasts.rateSaved, { exact: true }).waitFor()
  expect(await read(app, 'en', 'services/landing-page')).toContain('$625')
  const { row, save } = conflict(page, 'he', 'website')
  await row.locator('summary').first().click()
  await row.getByRole('radio', { name: sources['hebrew-text'] }).check()
  await save.click()
  await page.getByText(toasts.settled, { exact: true }).waitFor()
  await saveRate(page, 'he', '3.7')
  await page.getByText(toasts.rateSaved, { exact: true }).waitFor()
  await leave()
})

/** A visitor's request, which is answered with an open quote. */
async function requestQuote(): Promise<void> {
  const body = new URLSearchParams({
    name: 'נעמה שדה',
    email: 'naama@visitor.example',
    country_code: 'IL',
    phone: '0505550100',
    basket: 's=landing-page',
  })
  const builder = `${app.address}${pageUrl('he', 'package-builder')}?s=landing-page`
  const sent = await fetch(builder, { method: 'POST', body, redirect: 'manual' })
  expect(sent.status).toBe(303)
}

// Proves 5.1.12, 5.1.15.
test('a figure of the owner shows on every page, with its day, what was before and the open quotes', async () => {
  await requestQuote()
  const { page, problems, leave } = await openPrices('he', { screen: 'phone' })
  const { items, conflicts, toasts } = deskCopyFor('he').adminPrices
  const { row } = conflict(page, 'he', 'landing-page')
  await row.locator('summary').first().click()
  await row.getByLabel(conflicts.own.from, { exact: true }).fill('8,765')
  await row
    .getByRole('button', { name: fill(conflicts.own.saveOf, { item: items['landing-page'] }) })
    .click()
  await page.getByText(toasts.settled, { exact: true }).first().waitFor()
  expect(await read(app, 'he', 'services/landing-page')).toContain('8,765 ₪')
  await expect.poll(() => read(other, 'he', 'services/landing-page')).toContain('8,765 ₪')
  await page.getByRole('link', { name: conflicts.tabs.settled }).click()
  await row.locator('summary').first().click()
  await row.getByText(conflicts.own.history).click()
  await row.getByText(owner.name).waitFor()
  const { oldQuotes } = deskCopyFor('he').adminPrices
  await page.getByRole('heading', { name: oldQuotes.count.one, exact: true }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: oldQuotes.renew }).click()
  await page.waitForURL(/\/dashboard\/quotes\/[\w-]+$/)
  await expect.poll(() => page.locator('[name^="amount."]').first().inputValue()).toBe('8765')
  await page.goto(`${adminUrl('he', 'dashboard/prices')}?show=settled`)
  await row.locator('summary').first().click()
  await conflict(page, 'he', 'landing-page').reopen.click()
  await page.getByText(toasts.reopened, { exact: true }).first().waitFor()
  expect(await read(app, 'he', 'services/landing-page')).not.toContain('8,765 ₪')
  expect(problems).toEqual([])
  await leave()
})

// Proves 5.1.13.
test('all prices of a screen are confirmed in one press, screen by screen', async () => {
  const { page, leave } = await openPrices('he', { screen: 'phone' })
  const { conflicts, toasts } = deskCopyFor('he').adminPrices
  const pages = await read(app, 'he', 'package-builder')
  for (let presses = 0; presses < 3; presses += 1) {
    await page.getByRole('button', { name: /^לאשר את כל/ }).click()
    await page.getByText(toasts.kept, { exact: true }).first().waitFor()
    await page.reload()
  }
  await page.getByText(conflicts.allSettled.title).waitFor()
  expect(await read(app, 'he', 'package-builder')).toBe(pages)
  await leave()
})
