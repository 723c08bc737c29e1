import type { Locator, Page } from 'playwright-core'
import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countEnquiries } from '#desk/pages/leads/lead-person.tsx'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { owner, signUp } from '#tests/support/admin.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { leadPayload, postLead } from '#tests/support/lead-payload.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

// The caller, in at most seven presses, is in manual-lead.test.ts.

const app = sharedSite()
const browser = await sharedBrowser()
const { admin, adminPeople, adminQuotes, adminToday: copy } = deskCopyFor('he')
const { kit, done, sections, actions } = copy
let database: Client

beforeAll(async () => {
  database = await connectToAppDatabase(app.dataDir)
  const { page, leave } = await openVisitor(browser, app.address)
  await signUp(page, 'he', app.setUpCode ?? '')
  await leave()
})

beforeEach(async () => {
  await database.query('delete from rate_limits')
  await database.query('delete from leads')
})

afterAll(() => database.end())

/** Signs in on a phone, by the form alone: what opens then is the product's choice. */
async function openPhone() {
  const visitor = await openVisitor(browser, app.address, { screen: 'phone' })
  const { page, context } = visitor
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
  const { fields, signIn } = admin.login
  await page.goto(adminUrl('he'))
  await page.getByLabel(fields.email, { exact: true }).fill(owner.email)
  await page.getByLabel(fields.password, { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: signIn.submit, exact: true }).click()
  await page.waitForURL(`**${adminUrl('he', 'dashboard/today')}`)
  let presses = 0
  const press = async (target: Locator) => {
    presses += 1
    await target.click()
  }
  return { ...visitor, press, presses: () => presses }
}

let sent = 0

/** A lead with a phone and an address of its own, due some time from now. */
async function send(name: string, due: string): Promise<{ id: string; email: string }> {
  sent += 1
  const digits = String(sent).padStart(7, '0')
  const email = `press${sent}@visitor.example`
  const contact = { email, phone: `+97252${digits}`, phone_raw: `052${digits}` }
  const { status, body } = await postLead(app.address, leadPayload({ name, ...contact }))
  if (status !== 201) throw new Error(`The lead of ${name} was answered with ${status}`)
  await database.query('update leads set next_at = now() + $2::interval where id = $1', [
    body.id,
    due,
  ])
  return { id: body.id ?? '', email }
}

function rowOf(page: Page, name: string): Locator {
  return page.locator('main li').filter({ hasText: name })
}

async function nextOf(id: string) {
  const { rows } = await database.query<{ status: string; next: string; followUps: number }>(
    'select status, next_action as next, follow_ups as "followUps" from leads where id = $1',
    [id],
  )
  return rows[0]
}

// Proves 7.17.3.
test('no press: the first row after signing in is who is to be answered first', async () => {
  await send('חדשה', '2 hours')
  await send('באיחור קצר', '-1 hour')
  await send('באיחור ארוך', '-5 hours')
  const { page, presses, leave } = await openPhone()
  const first = page.locator('main section').first()
  await first.getByRole('heading', { name: sections.overdue }).waitFor()
  expect(await first.locator('li').first().innerText()).toContain('באיחור ארוך')
  expect(presses()).toBe(0)
  await leave()
})

// Proves 7.17.3.
test('two presses answer a lead by WhatsApp and record it, one takes it back', async () => {
  const name = 'רונית אברהמי'
  const { id } = await send(name, '-1 hour')
  const { page, press, presses, leave } = await openPhone()
  await press(rowOf(page, name).getByRole('button', { name: actions.answer }))
  await press(page.getByRole('dialog').getByRole('link', { name: kit.whatsapp }))
  await page.getByText(fill(done.touched, { name: isolateAuto(name) })).waitFor()
  expect(await nextOf(id)).toMatchObject({ status: 'contacted', next: 'follow-up' })
  expect(presses()).toBe(2)
  await page.bringToFront()
  await press(page.getByRole('button', { name: done.undo }))
  await expect.poll(() => nextOf(id)).toMatchObject({ status: 'new', next: 'answer' })
  expect(presses()).toBe(3)
  await leave()
})

// Proves 7.17.3.
test('two presses ask about a quote that nobody answered', async () => {
  const name = 'דניאל קליין'
  const { id } = await send(name, '1 hour')
  const { page, press, presses, leave } = await openPhone()
  await page.goto(adminUrl('he', `dashboard/leads/${id}`))
  await page.getByRole('button', { name: adminQuotes.onLead.create }).click()
  await page.getByRole('button', { name: adminQuotes.actions.sendReady }).click()
  await page.getByText(adminQuotes.toasts.ready, { exact: true }).first().waitFor()
  await expect.poll(() => nextOf(id)).toMatchObject({ next: 'follow-up-quote' })
  await database.query(`update leads set next_at = now() - interval '1 hour' where id = $1`, [id])
  await page.goto(adminUrl('he', 'dashboard/today'))
  await press(rowOf(page, name).getByRole('button', { name: actions['follow-up-quote'] }))
  const whatsapp = page.getByRole('dialog').getByRole('link', { name: kit.whatsapp })
  expect(await whatsapp.getAttribute('href')).toMatch(/quote/)
  await press(whatsapp)
  await page.getByText(fill(done.touched, { name: isolateAuto(name) })).waitFor()
  expect(presses()).toBe(2)
  await leave()
})

// Proves 7.17.3.
test('three presses join two enquiries of one woman, one parts them', async () => {
  const name = 'שירה גל'
  await send(name, '1 hour')
  const { email } = await send('שירה מהסטודיו', '2 hours')
  const { page, press, presses, leave } = await openPhone()
  await press(rowOf(page, name).getByRole('link', { name }))
  await press(page.getByText(adminPeople.open, { exact: true }))
  const field = page.getByLabel(adminPeople.who)
  await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true)
  await page.keyboard.type(email)
  await press(page.getByRole('button', { name: adminPeople.join, exact: true }))
  const joined = countEnquiries(adminPeople, { lang: 'he', name, others: 1 })
  await page.getByRole('heading', { level: 2, name: joined }).waitFor()
  expect(presses()).toBe(3)
  await press(page.getByRole('button', { name: adminPeople.undo, exact: true }))
  await page.getByRole('heading', { level: 2, name: joined }).waitFor({ state: 'detached' })
  expect(presses()).toBe(4)
  await leave()
})
