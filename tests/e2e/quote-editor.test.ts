import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import type { Lang } from '#i18n/languages.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { owner, signIn, signUp } from '#tests/support/admin.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { leadEndpoint } from '#tests/support/lead-payload.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { startSmtpStub, type SmtpStub } from '#tests/support/smtp-stub.ts'
import { newSubmission } from '#tests/support/submission.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

let app: RunningApp
let server: SmtpStub
const browser = await sharedBrowser()
let studio: Visitor

beforeAll(async () => {
  // Without a server the button prepares a link instead of sending.
  server = await startSmtpStub()
  const env = { LOG_LEVEL: 'warn', LEADS_PER_MINUTE: '1000', SMTP_URL: server.url }
  app = await startApp({ env })
  studio = await openVisitor(browser, app.address, { screen: 'phone' })
  await signUp(studio.page, 'he', app.setUpCode ?? '')
  await studio.page.waitForURL(`**${adminUrl('he', 'dashboard')}`)
})

afterAll(async () => {
  await app.stop()
  await server.stop()
})

/** Starts a draft for a new lead, who wrote in Hebrew; empty for "not sure". Returns its address. */
async function openDraft(page: Page, lang: Lang = 'he', service = 'not-sure'): Promise<string> {
  const name = `לקוחה ${Math.random()}`
  const payload: unknown = JSON.parse(newSubmission().body)
  const body = JSON.stringify({
    ...Object(payload),
    name,
    language: 'he',
    service_type: service,
  })
  const headers = { 'content-type': 'application/json' }
  await rawRequest(app.address, leadEndpoint, { method: 'POST', headers, body })
  await page.goto(adminUrl(lang, 'dashboard'))
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('button', { name: deskCopyFor(lang).adminQuotes.onLead.create }).click()
  await page.getByRole('heading', { name: deskCopyFor(lang).adminQuotes.editor.title }).waitFor()
  return page.url()
}

const { editor, problems, actions, toasts } = deskCopyFor('he').adminQuotes

async function addOwnLine(page: Page): Promise<void> {
  await page.locator('select[name="add"]').selectOption('own')
  await page.locator('[id="he.own-1"]').waitFor()
}

function save(page: Page): Promise<void> {
  return page.getByRole('button', { name: editor.save, exact: true }).click()
}

// Proves 6.4.1, 6.4.3, 6.4.4.
test('an own line starts empty, shows errors at its fields, and keeps what was typed', async () => {
  const { page } = studio
  await openDraft(page)
  await addOwnLine(page)
  const [title, amount] = [page.locator('[id="he.own-1"]'), page.locator('[id="amount.own-1"]')]
  await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true)
  expect([await title.inputValue(), await amount.inputValue()]).toEqual(['', ''])
  expect(await page.getByRole('button', { name: actions.send }).count()).toBe(0)

  await title.fill('צילום מוצרים')
  await amount.fill('הרבה')
  await page.locator('textarea[name="note"]').fill('נתראה ביום ראשון')
  await save(page)
  const place = fill(editor.namedLine, { position: 1, title: '\u2067צילום מוצרים\u2069' })
  const link = page.getByRole('link', { name: `${place}: ${problems.amount}` })
  await link.waitFor()
  expect(await link.getAttribute('href')).toBe('#amount.own-1')
  expect(await amount.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await amount.getAttribute('aria-invalid')).toBe('true')
  expect(await title.inputValue()).toBe('צילום מוצרים')
  expect(await amount.inputValue()).toBe('הרבה')
  expect(await page.locator('textarea[name="note"]').inputValue()).toBe('נתראה ביום ראשון')
  expect(await findAccessibilityFaults(page)).toEqual([])

  await amount.fill('₪22,000')
  await save(page)
  await page.getByText(toasts.saved, { exact: true }).waitFor()
  await expect.poll(() => amount.inputValue()).toBe('22000')
})

// Proves 6.4.4.
test('without a connection the draft stays on the screen as typed', async () => {
  const { page } = studio
  await openDraft(page)
  await addOwnLine(page)
  await page.locator('[id="he.own-1"]').fill('צילום')
  await page.context().setOffline(true)
  await save(page)
  await page.getByText(editor.offline).waitFor()
  expect(await page.locator('[id="he.own-1"]').inputValue()).toBe('צילום')
  await page.context().setOffline(false)
  await page.locator('[id="amount.own-1"]').fill('900')
  await save(page)
  await page.getByText(toasts.saved, { exact: true }).waitFor()
})

// Proves 6.4.4.
test('if two tabs edit one draft, the second keeps what was typed and shows the conflict', async () => {
  const { page } = studio
  const address = await openDraft(page)
  await addOwnLine(page)
  const other = await page.context().newPage()
  await other.goto(address)
  for (const [tab, title] of [
    [other, 'מהלשונית השנייה'],
    [page, 'מהלשונית הראשונה'],
  ] as const) {
    await tab.locator('[id="he.own-1"]').fill(title)
    await tab.locator('[id="amount.own-1"]').fill('900')
    await save(tab)
    if (tab === other) await tab.getByText(toasts.saved, { exact: true }).waitFor()
  }
  await page.getByText(editor.stale).waitFor()
  expect(await page.locator('[id="he.own-1"]').inputValue()).toBe('מהלשונית הראשונה')
  expect(await page.getByRole('button', { name: actions.send }).isDisabled()).toBe(true)
  await save(page)
  await page.getByText(toasts.saved, { exact: true }).waitFor()
  await other.close()
})

// Proves 6.3.5.
test('the owner is told which line has a starting price before the quote is sent', async () => {
  const { page } = studio
  await openDraft(page)
  await page.locator('select[name="add"]').selectOption('mvp')
  const send = page.getByRole('button', { name: actions.sendEstimate })
  await send.waitFor()
  const name = deskCopyFor('he').catalogue.services.mvp.name
  const place = page.getByText(actions.estimateNote).getByRole('link', { name })
  expect(await place.getAttribute('href')).toBe('#amount.mvp')
  await page.getByLabel(editor.final).check()
  await save(page)
  await page.getByRole('button', { name: actions.send }).waitFor()
  expect(await page.getByText(actions.estimateNote).count()).toBe(0)
})

// Proves 6.4.10, 6.4.11, 6.4.12.
test('a fixed discount is on the page of the client, and a private note is not', async () => {
  const { page } = studio
  const { page: copy, privateNote } = deskCopyFor('he').adminQuotes
  await openDraft(page, 'he', 'landing-page')
  expect(await page.locator('[id="amount.landing-page"]').inputValue()).not.toBe('')
  await page.locator('select[name="add"]').selectOption('credit')
  await page.getByLabel(editor.creditAmount).fill('500')
  await page.locator('[id="he.credit-1"]').fill('הנחת היכרות')
  await save(page)
  await page.getByText('−500').first().waitFor()
  await page.getByLabel(privateNote.title).fill('מתלבט על המחיר')
  await page.getByRole('button', { name: privateNote.save }).click()
  await page.getByText(privateNote.saved, { exact: true }).first().waitFor()
  expect(await page.getByLabel(privateNote.title).inputValue()).toBe('מתלבט על המחיר')
  await page.getByText(privateNote.history.one, { exact: true }).waitFor()
  await page.getByLabel(privateNote.title).fill('מתלבט על המועד')
  await page.getByRole('button', { name: privateNote.save }).click()
  await page.getByText(privateNote.history.two, { exact: true }).click()
  const saved = page.getByRole('listitem').filter({ hasText: owner.name })
  expect(await saved.getByText('מתלבט על המחיר').isVisible()).toBe(true)
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: actions.send, exact: true }).click()
  const link = page.getByRole('link', { name: copy.open })
  await link.waitFor()
  const response = await rawRequest(app.address, (await link.getAttribute('href')) ?? '')
  expect(response.body).toContain('הנחת היכרות')
  expect(response.body).toContain('−500')
  expect(response.body).not.toContain('מתלבט')
})

// Proves 6.4.3, 6.4.4.
test('without scripts a refused draft is shown again as typed, with its errors', async () => {
  const address = await openDraft(studio.page)
  await addOwnLine(studio.page)
  const { page, leave } = await openVisitor(browser, app.address, { javaScript: false })
  await signIn(page, 'he')
  await page.goto(address)
  await page.locator('[id="he.own-1"]').fill('צילום')
  await page.locator('[id="amount.own-1"]').fill('22.000')
  await page.getByLabel(editor.optional).check()
  await save(page)
  await page.getByRole('link', { name: problems.amount }).waitFor()
  expect(await page.locator('[id="he.own-1"]').inputValue()).toBe('צילום')
  expect(await page.locator('[id="amount.own-1"]').inputValue()).toBe('22.000')
  expect(await page.getByLabel(editor.optional).isChecked()).toBe(true)
  await leave()
})
