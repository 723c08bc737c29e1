import type { Page } from 'playwright-core'
import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { owner, signIn, signUp, submitSignUp } from '#tests/support/admin.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { leadEndpoint } from '#tests/support/lead-payload.ts'
import { chooseStatus, listedStatus, openSheet } from '#tests/support/lead-list.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { newSubmission } from '#tests/support/submission.ts'
import { openVisitor, screens, type Screen, type Visitor } from '#tests/support/visitor.ts'

const dashboards = (lang: Lang) => `**${adminUrl(lang, 'dashboard')}*`

const app = sharedSite()
const browser = await sharedBrowser()
let database: Client
let visitors = 0

beforeAll(async () => {
  database = await connectToAppDatabase(app.dataDir)
})

/** Sign-ins are limited to ten in 15 minutes: resets the limit for each test. */
beforeEach(async () => {
  await database.query('delete from rate_limits')
})

afterAll(() => database.end())

/** Opens a browser with its own IP address. */
function openBrowser(screen: Screen = 'desktop'): Promise<Visitor> {
  visitors += 1
  return openVisitor(browser, app.address, { screen, ipAddress: `192.0.2.${visitors}` })
}

/** Sends a lead through the public API. */
async function sendLead(name: string) {
  const body = JSON.stringify({ ...JSON.parse(newSubmission().body), name })
  const response = await fetch(app.address + leadEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  })
  if (response.status !== 201)
    throw new Error(`The lead was not stored: ${response.status} ${await response.text()}`)
}

async function openAdmin(lang: Lang, screen: Screen): Promise<Visitor> {
  const visitor = await openBrowser(screen)
  await signIn(visitor.page, lang)
  await visitor.page.waitForURL(dashboards(lang))
  return visitor
}

function names(page: Page): Promise<string[]> {
  return page.locator('tbody td:nth-child(2) bdi').allTextContents()
}

// Proves 7.1.2.
test('a wrong set-up code creates no account', async () => {
  const { page, leave } = await openBrowser()
  await submitSignUp(page, 'he', 'BCDF-GHJK-MNPQ-RTVW')
  await page.getByText(deskCopyFor('he').admin.login.problems.code).waitFor()
  expect(page.url()).not.toContain('dashboard')
  await leave()
})

// Proves 7.1.2.
test('the printed set-up code creates one admin', async () => {
  const code = app.setUpCode ?? 'none was printed'
  const { page, problems, leave } = await openBrowser()
  await signUp(page, 'he', code)
  await page.waitForURL(dashboards('he'))
  const { empty } = deskCopyFor('he').admin.leads
  await page.getByText(empty.title).waitFor()
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  expect(await findAccessibilityFaults(page)).toEqual([])
  expect(problems).toEqual([])
  await leave()

  const second = await openBrowser()
  await submitSignUp(second.page, 'en', code, {
    name: 'Mallory',
    email: 'mallory@studio.example',
    password: 'a long enough sentence',
  })
  await second.page.getByText(deskCopyFor('en').admin.login.problems.code).waitFor()
  await second.leave()
})

// Proves 4.8.2, 4.8.3, 4.9.4, 4.9.6.
test.each([
  { lang: 'he', screen: 'desktop' },
  { lang: 'he', screen: 'phone' },
  { lang: 'en', screen: 'desktop' },
  { lang: 'en', screen: 'phone' },
] as const)(
  'a lead is read, given a status and notes, and deleted in $lang on a $screen',
  async ({ lang, screen }) => {
    const name = `Lead ${lang} ${screen}`
    const { leads: copy, lead: leadCopy, statuses, toasts } = deskCopyFor(lang).admin
    await sendLead(`Older ${lang} ${screen}`)
    await sendLead(name)
    const { page, problems, leave } = await openAdmin(lang, screen)

    const rows = page.locator('tbody tr')
    await rows.first().getByText(name, { exact: true }).waitFor()
    expect(await names(page)).toContain(`Older ${lang} ${screen}`)
    expect(await listedStatus(page, lang, name)).toBe(statuses.new)
    const status = page.getByLabel(fill(copy.statusOf, { name }), { exact: true })

    // Opening a new lead marks it as read.
    await rows.first().getByRole('link', { name }).first().click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expect.poll(() => status.inputValue()).toBe('read')
    expect(await findAccessibilityFaults(page)).toEqual([])

    await status.selectOption('qualified')
    await page.getByText(toasts.statusChanged, { exact: true }).first().waitFor()
    await page.getByLabel(fill(copy.notesOf, { name })).fill('להתקשר ביום ראשון <b>בבוקר</b>')
    await page.getByRole('button', { name: copy.saveNotes }).click()
    await page.getByText(toasts.notesSaved, { exact: true }).first().waitFor()

    await page.reload()
    await expect.poll(() => status.inputValue()).toBe('qualified')
    const note = page.getByRole('listitem').filter({ hasText: 'להתקשר ביום ראשון <b>בבוקר</b>' })
    await note.waitFor()
    expect(await page.getByLabel(fill(copy.notesOf, { name })).inputValue()).toBe('')
    const history = page.getByRole('listitem').filter({ hasText: statuses.qualified })
    expect(await history.count()).toBeGreaterThan(0)

    await page.getByRole('link', { name: leadCopy.back }).click()
    await page.waitForURL(dashboards(lang))
    if (screen === 'desktop') await rows.first().getByText('<b>בבוקר</b>').waitFor()
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0)
    expect(await findAccessibilityFaults(page)).toEqual([])

    // Deleting requires a confirmation.
    if (screen === 'phone') await openSheet(page, lang, name)
    await page.getByRole('button', { name: fill(copy.deleteOne, { name }) }).click()
    await page.getByRole('dialog').getByRole('button', { name: copy.confirm.keep }).click()
    expect(await rows.getByText(name, { exact: true }).count()).toBeGreaterThan(0)
    if (screen === 'phone') await openSheet(page, lang, name)
    await page.getByRole('button', { name: fill(copy.deleteOne, { name }) }).click()
    await page.getByRole('dialog').getByRole('button', { name: copy.confirm.delete }).click()
    await page.getByText(toasts.leadDeleted).first().waitFor()
    await expect.poll(() => rows.getByText(name, { exact: true }).count()).toBe(0)

    // One press undoes it, and the page of a deleted lead restores it too.
    await page.getByRole('button', { name: copy.undo, exact: true }).click()
    await rows.getByText(name, { exact: true }).first().click()
    await page.waitForURL('**/leads/*')
    await page.getByRole('button', { name: fill(copy.deleteOne, { name }) }).click()
    await page.getByRole('dialog').getByRole('button', { name: copy.confirm.delete }).click()
    await page.getByRole('heading', { name: copy.deleted.title }).waitFor()
    expect(await findAccessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: fill(copy.deleted.restoreOf, { name }) }).click()
    await page.getByRole('button', { name: fill(copy.deleteOne, { name }) }).waitFor()

    expect(problems).toEqual([])
    await leave()
  },
)

// Proves 4.9.1.
test('the dashboard names ten facts of each lead and lists the newest lead first', async () => {
  await sendLead('Newest of all')
  const { page, leave } = await openAdmin('he', 'desktop')
  await page.locator('tbody tr').first().waitFor()
  const heads = await page.locator('thead th').allTextContents()
  const { columns } = deskCopyFor('he').admin.leads
  const named = new Set(heads.flatMap((text) => text.split(', ')))
  expect(Object.values(columns).filter((name) => !named.has(name))).toEqual([])
  expect((await names(page))[0]).toBe('Newest of all')
  await leave()
})

// Proves 4.9.7.
test('a change based on an old version of a lead asks the admin and is not stored', async () => {
  const name = 'Two tabs'
  await sendLead(name)
  const { page, leave } = await openAdmin('en', 'desktop')
  const { page: other, leave: leaveOther } = await openAdmin('en', 'desktop')
  const { toasts, pending, statuses } = deskCopyFor('en').admin
  await chooseStatus(page, 'en', name, 'contacted')
  await page.getByText(toasts.statusChanged, { exact: true }).first().waitFor()
  await chooseStatus(other, 'en', name, 'archived')
  const conflict = other.getByRole('region', { name: pending.conflict.title })
  await conflict.getByRole('button', { name: pending.conflict.theirs }).waitFor()
  await expect.poll(() => listedStatus(other, 'en', name)).toBe(statuses.contacted)
  await leaveOther()
  await leave()
})

// Proves 9.6.1.
test('markup and scripts typed by a visitor are shown as text', async () => {
  const evil = '<img src=x onerror=alert(1)>"\'</td><script>alert(2)</script>{{7*7}}'
  await sendLead(evil)
  const { page, problems, leave } = await openAdmin('he', 'desktop')
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs += 1
    void dialog.dismiss()
  })
  await page.locator('tbody').getByText(evil, { exact: true }).first().waitFor()
  await page.locator('tbody').getByRole('link', { name: evil }).first().click()
  await page.getByRole('heading', { level: 1, name: evil }).waitFor()
  expect(await page.title()).toContain(evil)
  expect(dialogs).toBe(0)
  expect(problems).toEqual([])
  await leave()
})

// Proves 7.1.6.
test('after signing out the back button and the old cookie show nothing', async () => {
  const { page, context, leave } = await openAdmin('en', 'desktop')
  await sendLead('Hidden again')
  const cookies = await context.cookies()
  const session = cookies.find(({ name }) => name.includes('sid') || name.includes('session'))
  expect(session).toMatchObject({
    httpOnly: true,
    path: '/',
    sameSite: expect.stringMatching(/Strict|Lax/),
  })
  await page.getByRole('button', { name: deskCopyFor('en').admin.frame.signOut }).click()
  await page.getByText(deskCopyFor('en').admin.login.signedOut).waitFor()
  await page.goBack()
  await page.waitForURL(
    ({ pathname, search }) => pathname.endsWith('/emodesuper') && search === '?next=dashboard',
  )
  expect(await page.locator('tbody tr').count()).toBe(0)

  // A copy of the cookie is no longer valid.
  await context.addCookies(session ? [session] : [])
  await page.goto(adminUrl('en', 'dashboard'))
  expect(page.url()).not.toContain('dashboard?')
  await page.getByLabel(deskCopyFor('en').admin.login.fields.password, { exact: true }).waitFor()
  await leave()
})

// Proves 7.1.4.
test.each(['he', 'en'] as const)(
  'in %s a wrong password and an unknown email address get the same message',
  async (lang) => {
    const { page, leave } = await openBrowser()
    const { refused } = deskCopyFor(lang).admin.login
    await signIn(page, lang, { ...owner, password: 'not the password at all' })
    await page.getByRole('alert').getByText(refused).waitFor()
    const first = await page.getByRole('alert').textContent()
    await signIn(page, lang, { ...owner, email: 'nobody@studio.example' })
    await page.getByRole('alert').getByText(refused).waitFor()
    expect(await page.getByRole('alert').textContent()).toBe(first)
    await leave()
  },
)

test.each(Object.entries(screens))(
  'the sign-in page on a %s fits the screen and is accessible',
  async (screen) => {
    const { page, problems, leave } = await openBrowser(screen as Screen)
    await page.goto(adminUrl('he'))
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0)
    expect(await findAccessibilityFaults(page)).toEqual([])
    expect(problems).toEqual([])
    await leave()
  },
)
