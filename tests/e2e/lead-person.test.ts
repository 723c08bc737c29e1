import type { Page } from 'playwright-core'
import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { countEnquiries } from '#desk/pages/leads/lead-person.tsx'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { signIn, signUp } from '#tests/support/admin.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { leadPayload, postLead } from '#tests/support/lead-payload.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()
const { admin, adminPeople: copy, adminToday: kit } = deskCopyFor('he')
const { leads: words } = admin
let database: Client

beforeAll(async () => {
  database = await connectToAppDatabase(app.dataDir)
  const { page, leave } = await openVisitor(browser, app.address)
  await signUp(page, 'he', app.setUpCode ?? '')
  await page.waitForURL('**/dashboard')
  await leave()
})

beforeEach(async () => {
  await database.query('delete from rate_limits')
})

afterAll(() => database.end())

/** `phone`: in national form. */
async function send(name: string, phone: string, change: Record<string, unknown> = {}) {
  const raw = { phone: `+972${phone.slice(1)}`, phone_raw: phone }
  const { status, body } = await postLead(app.address, leadPayload({ name, ...raw, ...change }))
  if (status !== 201) throw new Error(`The lead of ${name} was answered with ${status}`)
  return body.id ?? ''
}

function lead(id: string) {
  return adminUrl('he', `dashboard/leads/${id}`)
}

async function openAdmin(javaScript = true) {
  const visitor = await openVisitor(browser, app.address, { screen: 'phone', javaScript })
  await signIn(visitor.page, 'he')
  await visitor.page.waitForURL('**/dashboard')
  return visitor
}

function numberOfLeads(page: Page, name: string, others: number) {
  const text = countEnquiries(copy, { lang: 'he', name, others })
  return page.getByRole('heading', { level: 2, name: text })
}

// Proves 4.9.6.
test('a note with a day comes back on it; its earlier text is kept, and a deleted one returns', async () => {
  const name = 'ענת פרץ'
  const id = await send(name, '0521000001')
  const { page, problems, leave } = await openAdmin()
  await page.goto(lead(id))
  await page.getByLabel(fill(words.notesOf, { name })).fill('לחזור אחרי הכנס')
  await page.getByLabel(words.noteDay).first().fill('2031-03-04')
  await page.getByRole('button', { name: words.saveNotes }).click()
  const note = page.getByRole('listitem').filter({ hasText: 'הכנס' })
  await note.getByText('4 במרץ 2031').waitFor()
  const { rows } = await database.query('select next_action, next_at from leads where id = $1', [
    id,
  ])
  expect(rows).toEqual([{ next_action: 'call-back', next_at: new Date('2031-03-04T08:30:00Z') }])
  await note.getByText(words.editNote, { exact: true }).click()
  await note.locator('textarea').fill('לחזור אחרי הכנס, בבוקר')
  await note.getByRole('button', { name: words.saveNotes }).click()
  await note.getByText(words.earlierTexts.one).click()
  await note.getByText('לחזור אחרי הכנס', { exact: true }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await note.getByText(words.editNote, { exact: true }).click()
  await note.getByRole('button', { name: words.removeNote }).click()
  await page.getByRole('button', { name: words.restoreNote }).click()
  await note.getByText('לחזור אחרי הכנס, בבוקר', { exact: true }).waitFor()
  expect(problems).toEqual([])
  await leave()
})

// Proves 4.9.6.
test('without scripts a note is added and changed by forms', async () => {
  const name = 'בלי סקריפט'
  const id = await send(name, '0521000002')
  const { page, leave } = await openAdmin(false)
  await page.goto(lead(id))
  await page.getByLabel(fill(words.notesOf, { name })).fill('ראשונה')
  await page.getByRole('button', { name: words.saveNotes }).click()
  const note = page.getByRole('listitem').filter({ hasText: 'ראשונה' })
  await note.getByText(words.editNote, { exact: true }).click()
  await note.locator('textarea').fill('ראשונה, ומתוקנת')
  await note.getByRole('button', { name: words.saveNotes }).click()
  await note.locator('p').getByText('ראשונה, ומתוקנת', { exact: true }).waitFor()
  await leave()
})

// Proves 4.9.18.
test.each([true])(
  'a repeated enquiry joins by itself, another is joined and parted (scripts: %s)',
  async (javaScript) => {
    const name = `שירה ${javaScript}`
    const [first, second] = javaScript
      ? (['0521000003', '0521000004'] as const)
      : (['0521000005', '0521000006'] as const)
    const email = `other-${javaScript}@example.com`
    const id = await send(name, first)
    await send(name, first, { message: 'שוב אני, צריך גם לוגו לסטודיו.' })
    const other = await send('שירה מהעבודה', second, { email })
    const { page, leave } = await openAdmin(javaScript)
    await page.goto(lead(id))
    await numberOfLeads(page, name, 1).waitFor()
    await page.getByRole('listitem').filter({ hasText: 'שוב אני' }).waitFor()
    await page.getByText(copy.open, { exact: true }).click()
    await page.getByLabel(copy.who).fill('nobody@example.com')
    await page.getByRole('button', { name: copy.join, exact: true }).click()
    await page.getByText(copy.unknown).first().waitFor()
    expect(await page.getByLabel(copy.who).inputValue()).toBe('nobody@example.com')
    await page.getByLabel(copy.who).fill(email)
    await page.getByRole('button', { name: copy.join, exact: true }).click()
    await numberOfLeads(page, name, 2).waitFor()
    const faults = javaScript ? await findAccessibilityFaults(page) : []
    expect(faults).toEqual([])
    await page.getByRole('button', { name: copy.undo, exact: true }).click()
    await numberOfLeads(page, name, 1).waitFor()
    expect(await page.locator(`a[href="${lead(other)}"]`).count()).toBe(0)
    await leave()
  },
)

// Proves 4.9.19.
test('on the page of a lead two presses answer it, and the sheet asks whether it was sent', async () => {
  const name = 'גלית שדה'
  const id = await send(name, '039000007')
  const { page, problems, leave } = await openAdmin()
  await page.goto(lead(id))
  await page.getByRole('button', { name: kit.actions.answer, exact: true }).click()
  const sheet = page.getByRole('dialog')
  expect(await sheet.getByRole('link', { name: kit.kit.whatsapp }).count()).toBe(0)
  expect(await sheet.getByRole('link', { name: kit.kit.call }).getAttribute('href')).toBe(
    'tel:+97239000007',
  )
  const text = sheet.getByLabel(kit.kit.text)
  await text.fill('משהו משלי')
  await sheet.getByLabel(kit.kit.situation).selectOption('follow-up')
  expect(await text.inputValue()).toContain(name)
  await sheet.getByLabel(kit.kit.situation).selectOption('answer')
  expect(await text.inputValue()).toBe('משהו משלי')
  expect(await findAccessibilityFaults(page)).toEqual([])
  await sheet.getByRole('button', { name: kit.kit.other }).click()
  await sheet.getByText(fill(kit.done.touched, { name: isolateAuto(name) })).waitFor()
  await expect.poll(() => nextOf(id)).toEqual(['contacted', 'follow-up'])
  await sheet.getByRole('button', { name: kit.done.undo }).click()
  await expect.poll(() => nextOf(id)).toEqual(['read', 'answer'])
  expect(problems).toEqual([])
  await leave()
})

async function nextOf(id: string) {
  const { rows } = await database.query<{ status: string; next_action: string }>(
    'select status, next_action from leads where id = $1',
    [id],
  )
  return rows.flatMap((row) => [row.status, row.next_action])
}
