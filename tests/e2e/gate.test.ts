import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { GateMode } from '#domain/gate/gate-settings.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { signIn, signUp } from '#tests/support/admin.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { getLeadForm, leadValues } from '#tests/support/lead-form.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

let app: RunningApp
/** A second node on the first one's database. */
let other: RunningApp
const browser = await sharedBrowser()

const abroad = '8.8.8.8'
const israel = '132.66.11.1'

const proxied = { LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.0/8,::1' }

beforeAll(async () => {
  app = await startApp({ env: proxied })
  other = await startApp({ env: { ...proxied, DATABASE_URL: await databaseUrl() } })
  const { page, leave } = await openVisitor(browser, app.address, { ipAddress: israel })
  await signUp(page, 'he', app.setUpCode ?? 'none was printed')
  await page.waitForURL(`**${adminUrl('he', 'dashboard')}*`)
  await leave()
})

afterAll(async () => {
  await other.stop()
  await app.stop()
})

async function databaseUrl(): Promise<string> {
  const database = await connectToAppDatabase(app.dataDir)
  const { host, user = '', database: name = '' } = database
  await database.end()
  return `postgres:///${name}?${new URLSearchParams({ host, user })}`
}

function statusOf({ address }: RunningApp, path: string, from: string): Promise<number> {
  return rawRequest(address, path, { headers: { 'x-forwarded-for': from } }).then(
    ({ status }) => status,
  )
}

async function saveMode(page: Page, lang: Lang, mode: GateMode) {
  const { form, saved } = deskCopyFor(lang).adminGate
  await page.getByLabel(form.modes[mode].name).check()
  await page.getByRole('button', { name: form.submit, exact: true }).click()
  await page.getByText(saved, { exact: true }).first().waitFor()
}

/** Changes the mode as an admin in Israel. */
async function changeMode(mode: GateMode) {
  const { page, leave } = await openVisitor(browser, app.address, { ipAddress: israel })
  await signIn(page, 'he')
  await page.waitForURL(`**${adminUrl('he', 'dashboard')}*`)
  await page.goto(adminUrl('he', 'dashboard/settings/gate'))
  await saveMode(page, 'he', mode)
  await leave()
}

// Proves 2.7.4, 2.7.6.
test.each([
  ['he', 'phone', true],
  ['en', 'desktop', false],
] as const)(
  'in %s, on a %s, a visitor from abroad is refused and gets in by saying "I am in Israel" (scripts: %s)',
  async (lang, screen, javaScript) => {
    const { page, problems, leave } = await openVisitor(browser, app.address, {
      screen,
      javaScript,
      ipAddress: abroad,
    })
    const { opening, inIsrael } = deskCopyFor(lang).underConstruction
    const refused = await page.goto(`/${lang}/about?utm_source=card`)
    expect(refused?.status()).toBe(403)
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    await page.getByText(opening.lead, { exact: true }).waitFor()
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    const faults = javaScript ? await findAccessibilityFaults(page) : []
    expect(faults).toEqual([])
    await page.getByRole('button', { name: inIsrael, exact: true }).click()
    await page.waitForURL(`**/${lang}/about?utm_source=card`)
    await page.getByRole('navigation').first().waitFor()
    expect((await page.goto(`/${lang}/contact`))?.status()).toBe(200)
    expect(problems).toEqual([])
    await leave()
  },
)

test('a pass is given only to pages of this site', async () => {
  const post = (headers: Record<string, string>) =>
    rawRequest(app.address, '/under-construction', {
      method: 'POST',
      headers: { 'x-forwarded-for': abroad, ...headers },
    })
  for (const foreign of [
    await post({ 'sec-fetch-site': 'cross-site' }),
    await post({ 'sec-fetch-site': 'same-site' }),
    await post({ origin: 'https://evil.test' }),
    await post({}),
  ]) {
    expect([400, 403]).toContain(foreign.status)
    expect(foreign.headers['set-cookie']).toBeUndefined()
  }
  const own = await post({ 'sec-fetch-site': 'same-origin', referer: 'https://evil.test//x' })
  expect(own).toMatchObject({ status: 303, headers: { location: '/he/' } })
  expect(own.headers['set-cookie']?.[0]).toMatch(/^in-israel=/)
})

test('one network gets twenty passes an hour, then an explanation', async () => {
  const post = (count: number) =>
    rawRequest(app.address, '/under-construction?lang=en', {
      method: 'POST',
      headers: {
        'x-forwarded-for': `2a01:4f8:1:1::${count.toString(16)}`,
        'sec-fetch-site': 'same-origin',
      },
    })
  for (let count = 1; count <= 20; count += 1) expect((await post(count)).status).toBe(303)
  const limited = await post(21)
  expect(limited.status).toBe(429)
  expect(limited.body).toContain(deskCopyFor('en').underConstruction.problems.limited)
  expect(limited.headers['set-cookie']).toBeUndefined()
})

// Proves 2.7.5.
test('in soft mode a refused form is shown again with everything typed, and can be sent after "I am in Israel"', async () => {
  await changeMode('soft')
  const { page, context, leave } = await openVisitor(browser, app.address, {
    screen: 'phone',
    ipAddress: abroad,
  })
  const { outside } = deskCopyFor('he').forms
  const values = leadValues('Gate Visitor', 'gate@example.com')
  expect((await page.goto('/he/'))?.status()).toBe(200)
  const form = getLeadForm(page, 'he')
  await form.hydrate()
  await form.fillAll(values)
  await form.submit.click()
  await page.getByText(outside.title).waitFor()
  expect(await form.values()).toEqual({ ...values, phone: '050-5550100' })
  expect(await findAccessibilityFaults(page)).toEqual([])
  expect(await countLeads()).toBe(0)
  const newTab = context.waitForEvent('page')
  await page.getByRole('link', { name: outside.link, exact: true }).click()
  const tab = await newTab
  const { inIsrael } = deskCopyFor('he').underConstruction
  await tab.getByRole('button', { name: inIsrael, exact: true }).click()
  await tab.waitForURL('**/he/')
  await form.submit.click()
  await page.waitForURL('**/he/thank-you/contact')
  expect(await countLeads()).toBe(1)
  await leave()
})

async function countLeads(): Promise<number> {
  const database = await connectToAppDatabase(app.dataDir)
  const { rows } = await database.query<{ count: number }>('select count(*)::int from leads')
  await database.end()
  return rows[0]?.count ?? -1
}

// Proves 2.7.5.
test.each([
  ['the lead form', '/he/contact'],
  ['the consulting order', '/en/services/strategic-consulting'],
  ['the quote request', '/he/package-builder'],
])('in soft mode %s without scripts is refused with an explanation', async (_, path) => {
  const basket = 's=landing-page,branding'
  const fields = { name: 'Typed Name', email: 'a@example.com', phone: '0502345678', basket }
  const response = await rawRequest(app.address, path, {
    method: 'POST',
    headers: {
      'x-forwarded-for': abroad,
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    body: new URLSearchParams(fields).toString(),
  })
  const lang = path.startsWith('/he/') ? 'he' : 'en'
  expect(response.status).toBe(403)
  expect(response.body).toContain(deskCopyFor(lang).forms.outside.title)
  expect(response.body).toContain('Typed Name')
})

// Proves 2.7.7, 2.7.9, 2.7.11.
test('a change applies at once on every node, and with counting only nobody is refused', async () => {
  await changeMode('hard')
  expect(await statusOf(app, '/he/about', abroad)).toBe(403)
  await expect.poll(() => statusOf(other, '/he/about', abroad)).toBe(403)
  const { page, problems, leave } = await openVisitor(browser, app.address, {
    screen: 'phone',
    ipAddress: abroad,
  })
  // The admin area is open from abroad, and a signed-in admin can see the site.
  await signIn(page, 'en')
  await page.waitForURL(`**${adminUrl('en', 'dashboard')}*`)
  expect((await page.goto('/en/about'))?.status()).toBe(200)
  const { counts, form, saved, you } = deskCopyFor('en').adminGate
  await page.goto(adminUrl('en', 'dashboard/settings/gate'))
  await page.getByText(you.outsideNote).waitFor()
  await page
    .getByRole('row', { name: /^United States/ })
    .first()
    .waitFor()
  await page.getByLabel(form.countsOnly.name).check()
  await page.getByRole('button', { name: form.submit, exact: true }).click()
  await page.getByText(saved, { exact: true }).first().waitFor()
  expect(await statusOf(app, '/he/about', abroad)).toBe(200)
  await expect.poll(() => statusOf(other, '/he/about', abroad)).toBe(200)
  await page.reload()
  const counted = page.getByRole('table', { name: counts.counted })
  await counted.getByRole('row', { name: /^United States/ }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  expect(problems).toEqual([])
  await page.getByLabel(form.countsOnly.name).uncheck()
  await saveMode(page, 'en', 'off')
  await expect.poll(() => statusOf(other, '/he/about', abroad)).toBe(200)
  const { headers } = await rawRequest(app.address, '/he/about', {})
  expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=/)
  await leave()
})
