import type { Locator, Page } from 'playwright-core'
import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countEnquiries } from '#desk/pages/leads/lead-person.tsx'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { owner, signIn, signUp } from '#tests/support/admin.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { chooseStatus } from '#tests/support/lead-list.ts'
import { leadPayload, postLead } from '#tests/support/lead-payload.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()
const { admin, adminPeople, adminQuotes, adminToday, quotes } = deskCopyFor('he')
const { kit, done } = adminToday
const today = adminUrl('he', 'dashboard/today')
let database: Client
/** Two devices of the owner. */
let phone: Visitor
let desk: Visitor

beforeAll(async () => {
  database = await connectToAppDatabase(app.dataDir)
  phone = await openVisitor(browser, app.address, { screen: 'phone' })
  await signUp(phone.page, 'he', app.setUpCode ?? '')
  await phone.page.waitForURL('**/dashboard')
  desk = await openVisitor(browser, app.address)
  await signIn(desk.page, 'he')
  await desk.page.waitForURL('**/dashboard')
  for (const { context } of [phone, desk])
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
})

beforeEach(async () => {
  await database.query('delete from rate_limits')
})

afterAll(async () => {
  await Promise.all([phone.leave(), desk.leave()])
  await database.end()
})

let sent = 0

/** A lead with a phone of its own. */
async function send(name: string): Promise<{ id: string; email: string }> {
  sent += 1
  const digits = String(sent).padStart(7, '0')
  const email = `device${sent}@visitor.example`
  const contact = { email, phone: `+97252${digits}`, phone_raw: `052${digits}` }
  const { status, body } = await postLead(app.address, leadPayload({ name, ...contact }))
  if (status !== 201) throw new Error(`The lead of ${name} was answered with ${status}`)
  return { id: body.id ?? '', email }
}

async function openReply(page: Page, id: string, name: string): Promise<Locator> {
  await page.goto(adminUrl('he', `dashboard/leads/${id}`))
  await page.getByRole('button', { name: adminToday.actions.answer, exact: true }).click()
  return page.getByRole('dialog', { name: fill(kit.title, { name: isolateAuto(name) }) })
}

async function storedLead(id: string) {
  const { rows } = await database.query<{ status: string; next: string; touches: number }>(
    `select status, next_action as next, (select count(*)::int from lead_events
      where lead_id = leads.id and kind = 'touched') as touches from leads where id = $1`,
    [id],
  )
  return rows[0]
}

// Proves 7.17.1, 7.17.2.
test('of two devices that answer one lead, the second says who answered, and no undo loses an answer', async () => {
  const name = 'מיכל אדר'
  const { id } = await send(name)
  const onPhone = await openReply(phone.page, id, name)
  const onDesk = await openReply(desk.page, id, name)
  await onPhone.getByRole('link', { name: kit.whatsapp }).click()
  await onPhone.getByText(fill(done.touched, { name: isolateAuto(name) })).waitFor()
  await expect.poll(() => storedLead(id)).toMatchObject({ touches: 1, next: 'follow-up' })

  await onDesk.getByRole('button', { name: kit.other }).click()
  const said = onDesk.getByText(done.earlier.split('{what}')[0] ?? '')
  expect(await said.innerText()).toContain(owner.name)
  expect(await said.innerText()).toContain(kit.whatsapp)
  expect(await findAccessibilityFaults(desk.page)).toEqual([])
  expect(await storedLead(id)).toMatchObject({ status: 'contacted', touches: 2, next: 'follow-up' })

  await onPhone.getByRole('button', { name: done.undo }).click()
  await phone.page.getByText(done.stale, { exact: true }).first().waitFor()
  expect(await storedLead(id)).toMatchObject({ status: 'contacted', touches: 2 })
  await onDesk.getByRole('button', { name: done.undo }).click()
  await desk.page.getByText(done.undone, { exact: true }).first().waitFor()
  expect(await storedLead(id)).toMatchObject({ status: 'contacted', next: 'follow-up' })
})

// Proves 7.17.2.
test('an answer is not undone over a status that another device has chosen since', async () => {
  const name = 'אורלי שחם'
  const { id } = await send(name)
  await phone.page.goto(today)
  const row = phone.page.getByRole('listitem').filter({ hasText: name })
  await row.getByRole('button', { name: adminToday.actions.answer }).click()
  await phone.page.getByRole('dialog').getByRole('button', { name: kit.other }).click()
  await phone.page.getByText(fill(done.touched, { name: isolateAuto(name) })).waitFor()
  await desk.page.goto(adminUrl('he', 'dashboard'))
  await chooseStatus(desk.page, 'he', name, 'qualified')
  await expect.poll(() => storedLead(id)).toMatchObject({ status: 'qualified' })
  await phone.page.getByRole('button', { name: done.undo }).click()
  await phone.page.getByText(done.stale, { exact: true }).first().waitFor()
  expect(await storedLead(id)).toMatchObject({ status: 'qualified', touches: 1 })
})

// Proves 4.9.4, 7.17.2.
test('a deletion is not undone over what another device has done with the lead since', async () => {
  const name = 'נגה ברנע'
  const { id } = await send(name)
  const { leads: copy, toasts } = admin
  await desk.page.goto(adminUrl('he', 'dashboard'))
  await desk.page.getByLabel(fill(copy.select, { name }), { exact: true }).check()
  await desk.page.getByRole('button', { name: copy.deleteSelected }).click()
  await desk.page.getByRole('dialog').getByRole('button', { name: copy.confirm.delete }).click()
  const undo = desk.page.getByRole('button', { name: copy.undo, exact: true })
  await undo.waitFor()
  await phone.page.goto(`${adminUrl('he', 'dashboard')}?deleted=yes`)
  await phone.page
    .getByRole('button', { name: fill(copy.deleted.restoreOf, { name }) })
    .first()
    .click()
  await phone.page.getByText(toasts.leadRestored, { exact: true }).first().waitFor()
  await phone.page.goto(adminUrl('he', 'dashboard'))
  await chooseStatus(phone.page, 'he', name, 'archived')
  await expect.poll(() => storedLead(id)).toMatchObject({ status: 'archived' })
  await undo.click()
  await desk.page.getByText(toasts.stale, { exact: true }).first().waitFor()
  expect(await storedLead(id)).toMatchObject({ status: 'archived' })
})

/** A draft with one line, on the page of the quote. Returns the id of the quote. */
async function startQuote(page: Page, leadId: string): Promise<string> {
  await page.goto(adminUrl('he', `dashboard/leads/${leadId}`))
  await page.getByRole('button', { name: adminQuotes.onLead.create }).click()
  await page.getByRole('heading', { name: adminQuotes.editor.title }).waitFor()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

// Proves 4.9.18, 6.3.2.
test('two leads are joined while one gets its quote: both happen, and the quote stays with its lead', async () => {
  const [name, other] = ['רוני דגן', 'רוני מהעבודה']
  const [first, second] = [await send(name), await send(other)]
  const quoteId = await startQuote(desk.page, second.id)
  await phone.page.goto(adminUrl('he', `dashboard/leads/${first.id}`))
  await phone.page.getByText(adminPeople.open, { exact: true }).click()
  await phone.page.getByLabel(adminPeople.who).fill(second.email)
  await Promise.all([
    desk.page.getByRole('button', { name: adminQuotes.actions.sendReady }).click(),
    phone.page.getByRole('button', { name: adminPeople.join, exact: true }).click(),
  ])
  await desk.page.getByText(adminQuotes.toasts.ready, { exact: true }).first().waitFor()
  const heading = countEnquiries(adminPeople, { lang: 'he', name, others: 1 })
  await phone.page.getByRole('heading', { level: 2, name: heading }).waitFor()
  const { rows } = await database.query(
    `select status, lead_id as lead, (select array_agg(recipient) from emails
      where quote_id = quotes.id and kind = 'quote-link') as recipients,
      (select array_agg(kind order by kind) from lead_events where lead_id = quotes.lead_id
        and kind in ('joined', 'quote-sent')) as events from quotes where id = $1`,
    [quoteId],
  )
  expect(rows).toEqual([
    {
      status: 'sent',
      lead: second.id,
      recipients: [second.email],
      events: ['joined', 'quote-sent'],
    },
  ])
})

async function accept(page: Page): Promise<void> {
  await page.getByLabel(quotes.accept.name).fill('דנה כהן')
  await page.getByRole('button', { name: quotes.accept.submit }).click()
}

async function storedQuote(id: string) {
  const { rows } = await database.query<{ status: string; isAccepted: boolean }>(
    `select status, acceptance is not null as "isAccepted" from quotes where id = $1`,
    [id],
  )
  return rows[0]
}

// Proves 6.3.3.
test('of a client who accepts and an owner who edits, the first counts, and the other reads why', async () => {
  const { actions, page: words, toasts } = adminQuotes
  const quoteId = await startQuote(desk.page, (await send('תמר ויס')).id)
  await desk.page.getByRole('button', { name: actions.sendReady }).click()
  const link = desk.page.getByRole('link', { name: words.open })
  await link.waitFor()
  const address = (await link.getAttribute('href')) ?? ''
  const client = await openVisitor(browser, app.address, { screen: 'phone' })
  await client.page.goto(address)

  await desk.page.getByRole('button', { name: actions.revise }).click()
  await desk.page.getByText(toasts.revised, { exact: true }).first().waitFor()
  await accept(client.page)
  await client.page.getByRole('heading', { name: quotes.states.revising.title.join(' ') }).waitFor()
  expect(await storedQuote(quoteId)).toEqual({ status: 'draft', isAccepted: false })

  await desk.page.getByRole('button', { name: actions.sendReady }).click()
  await desk.page.getByText(toasts.ready, { exact: true }).first().waitFor()
  await client.page.goto(address)
  await accept(client.page)
  await client.page.getByRole('heading', { name: quotes.states.accepted.title.join(' ') }).waitFor()
  await desk.page.getByRole('button', { name: actions.revise }).click()
  await desk.page.getByText(toasts.refused, { exact: true }).first().waitFor()
  expect(await storedQuote(quoteId)).toEqual({ status: 'accepted', isAccepted: true })
  await client.leave()
})
