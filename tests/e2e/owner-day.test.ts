import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { LeadStatus } from '#domain/leads/status.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl, pageUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import { owner, signIn, signUp } from '#tests/support/admin.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { createLedger, offlineMs, readDay } from '#tests/support/day-ledger.ts'
import { fillTimePasses, getLeadForm, leadValues } from '#tests/support/lead-form.ts'
import { leadPayload, postLead } from '#tests/support/lead-payload.ts'
import { chooseStatus as chooseListedStatus, openSheet } from '#tests/support/lead-list.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()
let database: Client
let phone: Visitor

const { admin, adminQuotes, forms, services } = deskCopyFor('he')
const { leads: copy, pending, statuses } = admin
const { labels } = forms.lead
const ledger = createLedger()

beforeAll(async () => {
  database = await connectToAppDatabase(app.dataDir)
  const { page, leave } = await openVisitor(browser, app.address)
  await signUp(page, 'he', app.setUpCode ?? '')
  await page.waitForURL('**/dashboard')
  await leave()
})

afterAll(() => database.end())

/** A visitor fills in the form of the contact page. */
async function visit(lang: Lang, name: string): Promise<void> {
  const { page, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  await page.goto(pageUrl(lang, 'contact'))
  const form = getLeadForm(page, lang)
  await form.hydrate()
  await form.fillAll(leadValues(name, `v${ledger.size()}@visitor.example`))
  await fillTimePasses(page)
  await form.submit.click()
  await page.waitForURL('**/thank-you**')
  ledger.received(name)
  await leave()
}

/** What the form of a visitor sends, without the browser around it. */
async function send(name: string, change: Record<string, unknown> = {}): Promise<void> {
  const email = `v${ledger.size()}@visitor.example`
  const { status } = await postLead(app.address, leadPayload({ name, email, ...change }))
  expect(status).toBe(201)
  ledger.received(name)
}

function row(page: Page, name: string) {
  return page.locator('tbody tr').filter({ hasText: name })
}

async function openLead(page: Page, name: string): Promise<void> {
  await row(page, name).getByRole('link', { name }).first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

function noteField(page: Page, name: string) {
  return page.getByLabel(fill(copy.notesOf, { name }))
}

async function saveNote(page: Page, name: string, note: string): Promise<void> {
  await noteField(page, name).fill(note)
  await page.getByRole('button', { name: copy.saveNotes }).click()
  ledger.noted(name, note)
}

async function chooseStatus(page: Page, name: string, status: LeadStatus): Promise<void> {
  await page.getByLabel(fill(copy.statusOf, { name }), { exact: true }).selectOption(status)
}

/** On the page of a lead. */
async function setStatus(page: Page, name: string, status: LeadStatus): Promise<void> {
  await chooseStatus(page, name, status)
  ledger.moved(name, status)
}

async function setStatusInList(page: Page, name: string, status: LeadStatus): Promise<void> {
  await chooseListedStatus(page, 'he', name, status)
  ledger.moved(name, status)
}

/** Opens a new note in the list. */
async function startNote(list: Page, name: string): Promise<void> {
  const sheet = await openSheet(list, 'he', name)
  await sheet.getByRole('button', { name: fill(copy.editNotes, { name }) }).click()
}

async function fillNewLead(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: admin.newLead.title, exact: true }).click()
  await page.getByLabel(labels.name, { exact: true }).fill(name)
  await page.getByLabel(labels.phone, { exact: true }).fill('052-7654321')
  const service = services.items['landing-page'].name
  await page.getByLabel(admin.newLead.service, { exact: true }).selectOption({ label: service })
  await page.getByLabel(admin.newLead.outcomes.wait.label).check()
  await page.getByRole('button', { name: admin.newLead.submit }).click()
  ledger.addedByHand(name)
}

/** A quote for a lead without an email address: its link goes by WhatsApp. */
async function handOverQuote(page: Page, name: string): Promise<void> {
  const { actions, editor, onLead, toasts } = adminQuotes
  await page.getByRole('button', { name: onLead.create }).click()
  await page.locator('select[name="add"]').selectOption('own')
  await page.locator('[id="he.own-1"]').fill('דף נחיתה')
  await page.locator('[id="amount.own-1"]').fill('4900')
  await page.getByRole('button', { name: editor.save, exact: true }).click()
  await page.getByRole('button', { name: actions.sendReady }).click()
  const chat = await page.getByRole('link', { name: actions.sendByChat }).getAttribute('href')
  expect(chat).toMatch(/^https:\/\/wa\.me\/972527654321\?text=.*quote/)
  await page.getByRole('button', { name: actions.handOver }).click()
  await page.getByText(toasts.handedOver, { exact: true }).first().waitFor()
  ledger.quoted(name)
}

async function changeTogether(page: Page, names: readonly string[], status: LeadStatus) {
  await page.getByRole('button', { name: copy.selectSome, exact: true }).click()
  for (const name of names)
    await page.getByLabel(fill(copy.select, { name }), { exact: true }).check()
  await page.getByLabel(copy.statusOfSelected).selectOption(status)
  for (const name of names) ledger.moved(name, status)
}

/** Signs in if required, and returns to the requested page. */
async function signInAgain(page: Page): Promise<void> {
  const { fields, signIn: words } = admin.login
  await page.getByLabel(fields.email, { exact: true }).fill(owner.email)
  await page.getByLabel(fields.password, { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: words.submit, exact: true }).click()
}

async function newTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(adminUrl('he', 'dashboard'))
  return page
}

async function morning(page: Page): Promise<void> {
  await visit('he', 'דנה מהטופס')
  await visit('en', 'Emma Stone')
  await send('אורי מוזר', { phone_raw: '505550100123', phone: '+972505550100123' })
  await send('יעל לוי')
  await send('תמר גל')
  const fast = await postLead(
    app.address,
    leadPayload({ name: 'נמרוד מהיר', email: 'fast@visitor.example', elapsed_ms: 900 }),
  )
  expect(fast.status).toBe(201)
  ledger.received('נמרוד מהיר')

  await signIn(page, 'he')
  await page.waitForURL('**/dashboard')
  expect(await row(page, 'נמרוד מהיר').count()).toBe(0)
  await openLead(page, 'דנה מהטופס')
  ledger.moved('דנה מהטופס', 'read')
  await expect.poll(() => statusOf('דנה מהטופס')).toBe('read')
  await saveNote(page, 'דנה מהטופס', 'רוצה לעלות לאוויר לפני החגים')
  await setStatus(page, 'דנה מהטופס', 'contacted')
  await expect.poll(() => statusOf('דנה מהטופס')).toBe('contacted')

  await page.getByRole('link', { name: admin.lead.back }).click()
  await fillNewLead(page, 'רות מהטלפון')
  await page.getByRole('heading', { level: 1, name: 'רות מהטלפון' }).waitFor()
  await handOverQuote(page, 'רות מהטלפון')

  await page.goto(adminUrl('he', 'dashboard'))
  await openLead(page, 'תמר גל')
  ledger.moved('תמר גל', 'read')
  await expect.poll(() => statusOf('תמר גל')).toBe('read')
  await saveNote(page, 'תמר גל', 'להתקשר מחר')
  await page.getByText(admin.toasts.notesSaved, { exact: true }).first().waitFor()
  await page.getByRole('link', { name: admin.lead.back }).click()
  await changeTogether(page, ['יעל לוי', 'תמר גל'], 'in_progress')
  await expect.poll(() => statusOf('תמר גל')).toBe('in_progress')
  await page.goto(`${adminUrl('he', 'dashboard')}?search=${encodeURIComponent('אורי')}`)
  await (await openSheet(page, 'he', 'אורי מוזר')).getByText(copy.phoneLooksInvalid).waitFor()
  await page.keyboard.press('Escape')
  expect(await page.locator('tbody tr').count()).toBe(1)
}

async function statusOf(name: string): Promise<string | undefined> {
  const { rows } = await database.query<{ status: string }>(
    'select status from leads where name = $1',
    [name],
  )
  return rows[0]?.status
}

/** In two tabs: the list, and a lead with a half-written note. */
async function goOffline({ context }: Visitor, list: Page): Promise<Page> {
  await list.goto(adminUrl('he', 'dashboard'))
  const lead = await newTab(context)
  await openLead(lead, 'Emma Stone')
  ledger.moved('Emma Stone', 'read')
  await expect.poll(() => statusOf('Emma Stone')).toBe('read')
  await list.reload()
  await list.waitForLoadState('networkidle')
  await noteField(lead, 'Emma Stone').fill('Call back on')
  await context.setOffline(true)
  return lead
}

async function workOffline(list: Page, lead: Page): Promise<void> {
  await saveNote(lead, 'Emma Stone', 'Call back on Sunday')
  // Counted when the owner confirms the change, because a second device changed the same status.
  await chooseStatus(lead, 'Emma Stone', 'qualified')
  await lead.getByRole('link', { name: admin.lead.correct }).click()
  await lead.getByLabel(labels.phone, { exact: true }).fill('052-9998877')
  await lead.getByRole('button', { name: admin.correction.submit }).click()
  await lead.getByRole('dialog').getByRole('status').waitFor()
  ledger.corrected('Emma Stone')

  await setStatusInList(list, 'דנה מהטופס', 'qualified')
  await startNote(list, 'דנה מהטופס')
  await saveNote(list, 'דנה מהטופס', 'מבקשת לדבר אחר הצהריים')
  await fillNewLead(list, 'שירה בלי קו')
  await list.getByRole('dialog').getByRole('status').waitFor()
  await list.getByRole('button', { name: pending.forms.close }).click()
  await startNote(list, 'תמר גל')
  await noteField(list, 'תמר גל').fill('חצי משפט')
  await list.keyboard.press('Escape')
  await list.getByText(fillPlural(pending.away, 6, 'he')).waitFor()
}

/** A second device with a connection, and visitors who send leads. */
async function changeElsewhere(list: Page): Promise<void> {
  const second = await openVisitor(browser, app.address)
  await signIn(second.page, 'he')
  await second.page.waitForURL('**/dashboard')
  await setStatusInList(second.page, 'Emma Stone', 'archived')
  await expect.poll(() => statusOf('Emma Stone')).toBe('archived')
  await second.leave()
  await visit('he', 'מבקרת בזמן ניתוק')
  const end = Date.now() + offlineMs
  let count = 0
  do {
    count += 1
    await send(`מבקר ${count}`)
    await setStatusInList(list, 'יעל לוי', count % 2 === 1 ? 'qualified' : 'in_progress')
    await sleep(Math.min(30_000, Math.max(0, end - Date.now())))
  } while (Date.now() < end)
}

async function reconnect({ context }: Visitor): Promise<Page> {
  await context.setOffline(false)
  const page = await newTab(context)
  await page.getByText(admin.login.expired).waitFor()
  await signInAgain(page)
  await page.waitForURL('**/dashboard')
  const question = page.getByRole('region', { name: pending.conflict.title })
  await question.getByText(statuses.archived).waitFor()
  await question.getByRole('button', { name: pending.conflict.keepMine }).click()
  ledger.moved('Emma Stone', 'qualified')
  await expect.poll(() => statusOf('Emma Stone')).toBe('qualified')
  return page
}

async function evening(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'תמר גל' }).first().click()
  await expect.poll(() => noteField(page, 'תמר גל').inputValue()).toBe('חצי משפט')
  await saveNote(page, 'תמר גל', 'חצי משפט, והחצי השני')
  await page.getByText(admin.toasts.notesSaved, { exact: true }).first().waitFor()

  await page.goto(`${adminUrl('he', 'dashboard')}?spam=yes`)
  await row(page, 'נמרוד מהיר')
    .getByRole('button', { name: fill(copy.held.releaseOf, { name: 'נמרוד מהיר' }) })
    .click()
  await page.getByText(admin.toasts.leadReleased, { exact: true }).first().waitFor()
  ledger.released('נמרוד מהיר')
}

// Proves 7.5.1, 7.5.2, 7.5.3, 7.5.4, 7.5.6.
test(
  'on a day of the owner with an offline period nothing is lost or duplicated',
  async () => {
    phone = await openVisitor(browser, app.address, { screen: 'phone' })
    await morning(phone.page)
    const lead = await goOffline(phone, phone.page)
    await workOffline(phone.page, lead)
    await database.query('delete from admin_sessions')
    await changeElsewhere(phone.page)
    await lead.reload().catch(() => null)
    await lead.close()
    await phone.page.close()
    const page = await reconnect(phone)
    await evening(page)
    // Offline changes are sent one by one.
    await expect.poll(() => readDay(database), { timeout: 90_000 }).toEqual(ledger.expected())
    console.log(ledger.summary())
    await phone.leave()
  },
  offlineMs + 300_000,
)
