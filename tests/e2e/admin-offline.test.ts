import type { Page } from 'playwright-core'
import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { owner, signIn, signUp } from '#tests/support/admin.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { leadEndpoint } from '#tests/support/lead-payload.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { newSubmission } from '#tests/support/submission.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()
let database: Client

const { leads: copy, login, frame, statuses } = deskCopyFor('he').admin
const { pending } = deskCopyFor('he').admin

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

/** Sends a lead through the public API and returns its id. */
async function sendLead(name: string): Promise<string> {
  await fetch(app.address + leadEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...JSON.parse(newSubmission().body), name }),
  })
  const { rows } = await database.query<{ id: string }>('select id from leads where name = $1', [
    name,
  ])
  return rows[0]?.id ?? ''
}

async function openAdmin(): Promise<Visitor> {
  const visitor = await openVisitor(browser, app.address, { screen: 'phone' })
  await signIn(visitor.page, 'he')
  await visitor.page.waitForURL('**/dashboard')
  return visitor
}

async function openLead(name: string): Promise<Visitor & { id: string; note: NoteField }> {
  const id = await sendLead(name)
  const visitor = await openAdmin()
  await visitor.page.goto(adminUrl('he', `dashboard/leads/${id}`))
  await expect.poll(() => statusField(visitor.page, name).inputValue()).toBe('read')
  return { ...visitor, id, note: noteField(visitor.page, name) }
}

type NoteField = ReturnType<typeof noteField>

function noteField(page: Page, name: string) {
  return page.getByLabel(fill(copy.notesOf, { name }))
}

function statusField(page: Page, name: string) {
  return page.getByLabel(fill(copy.statusOf, { name }), { exact: true })
}

function saveNote(page: Page) {
  return page.getByRole('button', { name: copy.saveNotes }).click()
}

async function stored(id: string) {
  const { rows } = await database.query<{ notes: string; status: string; edits: number }>(
    `select notes, status, (select count(*)::int from lead_events
      where lead_id = leads.id and kind = 'notes') as edits from leads where id = $1`,
    [id],
  )
  return rows[0]
}

// Proves 7.5.2.
test('changes made offline stay on the page and are stored after reconnecting', async () => {
  const { page, context, id, note, leave } = await openLead('Offline')
  await context.setOffline(true)
  await note.fill('להתקשר ביום ראשון')
  await saveNote(page)
  await statusField(page, 'Offline').selectOption('contacted')
  await page.getByRole('status').filter({ hasText: '2' }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'להתקשר ביום ראשון' }).waitFor()
  expect(await statusField(page, 'Offline').inputValue()).toBe('contacted')
  await expect.poll(() => stored(id)).toMatchObject({ notes: '', status: 'read' })
  expect(await findAccessibilityFaults(page)).toEqual([])

  await context.setOffline(false)
  await expect
    .poll(() => stored(id))
    .toEqual({ notes: 'להתקשר ביום ראשון', status: 'contacted', edits: 1 })
  await expect.poll(() => page.getByText('אין חיבור').count()).toBe(0)
  await leave()
})

// Proves 7.5.3.
test('a note whose response was lost is stored once', async () => {
  const { page, id, note, leave } = await openLead('Lost response')
  let lost = 0
  await page.route('**/changes', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    return route.abort()
  })
  await note.fill('פעם אחת')
  await saveNote(page)
  await expect.poll(() => page.getByText(deskCopyFor('he').admin.toasts.notesSaved).count()).toBe(1)
  expect(lost).toBe(1)
  expect(await stored(id)).toMatchObject({ notes: 'פעם אחת', edits: 1 })
  await leave()
})

// Proves 7.5.1.
test('a note typed when the session ended is restored after signing in', async () => {
  const { page, id, note, leave } = await openLead('Ended session')
  await note.fill('חצי הערה')
  await database.query('delete from admin_sessions')
  await saveNote(page)
  await page.getByText(login.expired).waitFor()
  await page.getByLabel(login.fields.email, { exact: true }).fill(owner.email)
  await page.getByLabel(login.fields.password, { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: login.signIn.submit, exact: true }).click()
  await page.waitForURL(`**/dashboard/leads/${id}`)
  await page.getByRole('listitem').filter({ hasText: 'חצי הערה' }).waitFor()
  await expect.poll(() => stored(id)).toMatchObject({ notes: 'חצי הערה', edits: 1 })
  await leave()
})

// Proves 7.5.1.
test('an unsaved note is still in its field after leaving the page', async () => {
  const { page, id, note, leave } = await openLead('Left early')
  await note.fill('עוד לא שמרתי')
  await page.getByRole('link', { name: deskCopyFor('he').admin.lead.back }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('link', { name: 'Left early' }).first().waitFor()
  await page.goto(adminUrl('he', `dashboard/leads/${id}`))
  await expect.poll(() => note.inputValue()).toBe('עוד לא שמרתי')
  expect(await stored(id)).toMatchObject({ notes: '' })
  await leave()
})

// Proves 7.5.4.
test('conflicting texts of one note are both shown, and the admin chooses', async () => {
  const { page, context, id, note, leave } = await openLead('Conflict')
  await note.fill('של שתינו')
  await saveNote(page)
  await expect.poll(() => stored(id)).toMatchObject({ notes: 'של שתינו' })
  // The page has the response too: it would replace what is typed before.
  await expect.poll(() => note.inputValue()).toBe('')
  await page.getByText(copy.editNote, { exact: true }).click()
  const field = page.locator('details[open] textarea')
  await expect.poll(() => field.inputValue()).toBe('של שתינו')
  await context.setOffline(true)
  await field.fill('שלי')
  await page.locator('details[open]').getByRole('button', { name: copy.saveNotes }).click()
  await database.query(
    `with other as (update lead_notes set text = 'שלה' where lead_id = $1)
      update leads set notes = 'שלה', version = version + 1 where id = $1`,
    [id],
  )
  await context.setOffline(false)
  const conflict = page.getByRole('region', { name: pending.conflict.title })
  await conflict.getByText('שלה', { exact: true }).waitFor()
  await conflict.getByText('שלי', { exact: true }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  expect(await stored(id)).toMatchObject({ notes: 'שלה' })
  await conflict.getByRole('button', { name: pending.conflict.both }).click()
  await expect.poll(() => stored(id)).toMatchObject({ notes: 'שלה\n\nשלי' })
  await expect.poll(() => conflict.count()).toBe(0)
  await leave()
})

// Proves 7.5.4.
test('a conflicting status change asks the admin', async () => {
  const { page, context, id, leave } = await openLead('Status conflict')
  await context.setOffline(true)
  await statusField(page, 'Status conflict').selectOption('archived')
  await database.query(
    `update leads set status = 'qualified', version = version + 1 where id = $1`,
    [id],
  )
  await context.setOffline(false)
  const conflict = page.getByRole('region', { name: pending.conflict.title })
  await conflict.getByText(statuses.qualified).waitFor()
  await conflict.getByRole('button', { name: pending.conflict.theirs }).click()
  await expect.poll(() => statusField(page, 'Status conflict').inputValue()).toBe('qualified')
  expect(await stored(id)).toMatchObject({ status: 'qualified' })
  await leave()
})

// Proves 7.5.5.
test('signing out asks about an unsaved note, and then removes it from the device', async () => {
  const { page, note, leave } = await openLead('Signed out')
  await note.fill('טיוטה')
  await page.getByRole('button', { name: frame.signOut }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: pending.signOut.stay }).click()
  expect(await note.inputValue()).toBe('טיוטה')
  await page.getByRole('button', { name: frame.signOut }).click()
  await dialog.getByRole('button', { name: pending.signOut.leave }).click()
  await page.getByText(login.signedOut).waitFor()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('טיוטה')
  await leave()
})
