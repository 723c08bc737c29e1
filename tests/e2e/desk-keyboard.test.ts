import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { signIn, signUp } from '#tests/support/admin.ts'
import { listedStatus } from '#tests/support/lead-list.ts'
import { leadPayload, postLead } from '#tests/support/lead-payload.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()
const { admin, adminKeyboard: words, adminBackups } = deskCopyFor('he')
const { leads: copy, statuses, toasts } = admin
let visitor: Visitor

/** The newest first, as the list has them. */
const names = ['אבי כהן', 'רונית אברהמי', 'David Klein', 'מאיה לוי'] as const
const [first, second, third, last] = names

beforeAll(async () => {
  for (const [at, name] of names.toReversed().entries()) {
    const phone = `05023456${70 + at}`
    const { status } = await postLead(
      app.address,
      leadPayload({ name, phone, phone_raw: phone, email: `k${at}@visitor.example` }),
    )
    if (status !== 201) throw new Error(`The lead of ${name} was answered with ${status}`)
  }
  const owner = await openVisitor(browser, app.address)
  await signUp(owner.page, 'he', app.setUpCode ?? '')
  await owner.page.waitForURL('**/dashboard')
  await owner.leave()
})

beforeEach(async () => {
  visitor = await openVisitor(browser, app.address)
  await signIn(visitor.page, 'he')
  await visitor.page.waitForURL('**/dashboard')
  // Without scripts it is a link.
  await visitor.page.locator('tbody button[data-key=s]').first().waitFor()
  return () => visitor.leave()
})

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '')
}

// Proves 7.13.1.
test('J and K go through the leads, Enter opens one, and both go on from there', async () => {
  const { page, problems } = visitor
  await press(page, 'j')
  expect(await focused(page)).toBe(first)
  await press(page, 'j', 'j', 'k')
  expect(await focused(page)).toBe(second)
  await press(page, 'Enter')
  await page.getByRole('heading', { level: 1, name: second }).waitFor()
  await press(page, 'j')
  await page.getByRole('heading', { level: 1, name: third }).waitFor()
  expect(problems).toEqual([])
})

// Proves 7.13.1.
test('a status and a note are given with the keyboard alone', async () => {
  const { page } = visitor
  const name = first
  await press(page, 'j', 's')
  const sheet = page.getByRole('dialog', { name })
  expect(await findAccessibilityFaults(page)).toEqual([])
  expect(await focused(page)).toBe(statuses.new)
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter')
  await expect.poll(() => listedStatus(page, 'he', name)).toContain(statuses.contacted)
  await page.getByText(toasts.statusChanged, { exact: true }).first().waitFor()
  await press(page, 'e')
  await sheet.getByLabel(fill(copy.notesOf, { name })).waitFor()
  await page.keyboard.type('j k: לחזור מחר')
  await press(page, 'Control+Enter')
  await page.locator('tbody tr').first().getByText('j k: לחזור מחר').waitFor()
})

// Proves 7.13.1, 4.9.21.
test('several leads in a row are selected with Shift, by key and by click', async () => {
  const { page } = visitor
  const isSelected = () =>
    page.locator('tbody input[type=checkbox]').evaluateAll((boxes) =>
      // SAFETY: the selector finds only these.
      (boxes as HTMLInputElement[]).map(({ checked }) => checked),
    )
  await press(page, 'j', 'Shift+J', 'Shift+J')
  await expect.poll(isSelected).toEqual([true, true, true, false])
  await page.getByText(fillPlural(copy.selected, 3, 'he')).waitFor()
  await press(page, 'x')
  await expect.poll(isSelected).toEqual([true, true, false, false])
  const box = (name: string) => page.getByLabel(fill(copy.select, { name }), { exact: true })
  await page.getByRole('button', { name: copy.clearSelection }).click()
  await box(last).click()
  await box(second).click({ modifiers: ['Shift'] })
  await expect.poll(isSelected).toEqual([false, true, true, true])
})

// Proves 7.13.1.
test('keys are letters in a field, and can be switched off', async () => {
  const { page } = visitor
  await press(page, '/')
  await page.keyboard.type('jke')
  expect(await page.getByRole('searchbox').inputValue()).toBe('jke')
  await page.waitForURL('**search=jke*')
  await page.goto(adminUrl('he', 'dashboard'))
  await press(page, '?')
  const help = page.getByRole('dialog', { name: words.help.title })
  expect(await findAccessibilityFaults(page)).toEqual([])
  await help.getByLabel(words.help.single).uncheck()
  await press(page, 'Escape', 'j')
  expect(await focused(page)).not.toBe(first)
  await page.reload()
  await press(page, '?')
  expect(await help.count()).toBe(0)
  await press(page, 'Control+k')
  await page.getByRole('dialog', { name: words.find.title }).waitFor()
})

// Proves 7.13.2.
test.each([
  ['a name', last, last],
  ['a telephone', '050-2345670', last],
  ['a page', 'גיבוי', adminBackups.title],
  ['a page in the other language', 'backup', adminBackups.title],
])('Ctrl K and %s lead to the page', async (_what, typed, title) => {
  const { page, problems } = visitor
  await press(page, 'Control+k')
  const field = page.getByRole('combobox', { name: words.find.hint })
  await page.getByRole('option', { name: admin.settings.title, exact: true }).waitFor()
  await field.fill(typed)
  await page.getByRole('option', { name: title }).first().waitFor()
  await expect.poll(() => page.getByRole('option').count()).toBeLessThan(5)
  expect(await findAccessibilityFaults(page)).toEqual([])
  await press(page, 'Enter')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(problems).toEqual([])
})
