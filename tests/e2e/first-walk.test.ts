import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { readSecret, timeStep } from '#domain/admins/one-time-code.ts'
import type { StudioField } from '#domain/studio/studio-fields.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl, type AdminPath } from '#i18n/links.ts'
import { codeAt } from '#server/admins/authenticator/one-time-codes.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { owner } from '#tests/support/admin.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { leadPayload, postLead } from '#tests/support/lead-payload.ts'
import { startMailbox, type Mailbox } from '#tests/support/mailbox.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

let app: RunningApp
let mailbox: Mailbox
/** A new place, because in the one that tests copy some questions are answered. */
const folder = mkdtempSync(join(tmpdir(), 'first-walk-'))
const browser = await sharedBrowser()

beforeAll(async () => {
  mailbox = await startMailbox()
  // As a host starts it: samples are held back, and no variable sets what the owner can.
  app = await startApp({
    dataDir: join(folder, 'data'),
    env: { LOG_LEVEL: 'warn', SAMPLES_MAY_LEAVE: 'no', ANALYTICS_ID: '' },
  })
})

afterAll(async () => {
  await app.stop()
  await mailbox.stop()
  rmSync(folder, { recursive: true, force: true })
})

const { admin, adminAddresses, adminBackups, adminGate, adminMail, adminPrices, ...words } =
  deskCopyFor('he')
const { adminRecovery, adminSamples, adminSecurity, adminSending, adminStudio, adminWalk } = words
const path = (screen: AdminPath) => adminUrl('he', screen)
const list = 'dashboard/settings/studio'

/** One owner's way: what she pressed, what she typed and the screens that she saw. */
const way = { presses: 0, fields: 0, screens: [] as string[] }

async function press(target: Locator) {
  way.presses += 1
  await target.tap()
}

async function type(target: Locator, text: string) {
  way.fields += 1
  await target.fill(text)
}

/** Waits for a screen of the walk and its heading. */
async function arrive(page: Page, screen: AdminPath) {
  await page.waitForURL(({ pathname }) => pathname === path(screen))
  await page.getByRole('heading', { level: 1 }).waitFor()
  way.screens.push(screen.replace('dashboard/', ''))
}

type Typed = Partial<Record<StudioField | `${StudioField}.${'day' | 'month' | 'year'}`, string>>

/** Types what is hers on a screen of the studio, and saves it. */
async function tell(page: Page, section: string, typed: Typed) {
  await arrive(page, `${list}/${section}` as AdminPath)
  for (const [name, text] of Object.entries(typed))
    await type(page.locator(`[name="${name}"]`), text)
  await press(page.getByRole('button', { name: adminStudio.save, exact: true }))
}

const words3 = (field: string, he: string, en: string, ru: string) => ({
  [`${field}.he`]: he,
  [`${field}.en`]: en,
  [`${field}.ru`]: ru,
})

const counted = (claim: string) => ({
  [`claims.${claim}.asOf.day`]: '1',
  [`claims.${claim}.asOf.month`]: '11',
  [`claims.${claim}.asOf.year`]: '2026',
})

/** From the address that the start prints to the list of what is to do. */
async function signUpOnThePhone(page: Page) {
  const { fields, signUp } = admin.login
  const [printed = ''] = /http\S+emodesuper\S*/.exec(app.output()) ?? []
  await page.goto(printed)
  await type(page.getByLabel(fields.code, { exact: true }), app.setUpCode ?? '')
  await type(page.getByLabel(fields.name, { exact: true }), owner.name)
  await type(page.getByLabel(fields.email, { exact: true }), owner.email)
  await type(page.getByLabel(fields.password, { exact: true }), owner.password)
  way.screens.push('sign-up')
  await press(page.getByRole('button', { name: signUp.submit }))
  way.screens.push('recovery codes')
  await press(page.getByRole('link', { name: adminRecovery.codes.done }))
}

/** The first notice of every page leads to what holds her emails back. */
async function continueFromNotice(page: Page, next: string) {
  const [, held = ''] = adminSending.alert.other.split('{count}')
  const notice = page.getByRole('link', { name: held.trim() })
  await notice.waitFor()
  way.screens.push('dashboard')
  await press(notice)
  await arrive(page, list)
  await press(page.getByRole('link', { name: fill(adminWalk.next, { section: next }) }))
}

// Proves 7.16.1, 7.16.2, 8.6.1, 8.6.2.
test('on a phone the owner makes the site hers, in counted presses, and a lead reaches her', async () => {
  const first = await openVisitor(browser, app.address, { screen: 'phone' })
  await signUpOnThePhone(first.page)
  await continueFromNotice(first.page, adminStudio.sections.name.title)
  await tell(first.page, 'name', words3('name', 'רימון', 'Rimon', 'Римон'))
  await tell(first.page, 'founder', {
    ...words3('founder.name', 'דנה לוי', 'Dana Levi', 'Дана Леви'),
    'founder.cardSlug': 'dana-levi',
  })
  await arrive(first.page, `${list}/contact`)
  expect(first.problems).toEqual([])
  // She is called away, and continues in the evening on another phone.
  await first.leave()

  const { page, problems, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  await page.goto(adminUrl('he'))
  const { fields, signIn } = admin.login
  way.screens.push('sign-in')
  await type(page.getByLabel(fields.email, { exact: true }), owner.email)
  await type(page.getByLabel(fields.password, { exact: true }), owner.password)
  await press(page.getByRole('button', { name: signIn.submit, exact: true }))
  await continueFromNotice(page, adminStudio.sections.contact.title)
  await tell(page, 'contact', {
    phone: '054-771 3345',
    whatsapp: '054-771 3345',
    email: 'dana@rimon.example',
    'profiles.linkedin': '',
    'profiles.behance': '',
  })
  await tell(page, 'claims', {
    ...counted('years'),
    ...counted('projects'),
    ...counted('industries'),
    ...counted('attention'),
  })
  await tell(page, 'legal', {
    ...words3('legal.name', 'רימון בע״מ', 'Rimon Ltd', 'Римон'),
    'legal.registration': '514321987',
    ...words3('legal.address', 'הרצל 1, חיפה', '1 Herzl St, Haifa', 'Герцля 1, Хайфа'),
  })
  await tell(page, 'hours', { 'businessHours.opens': '9:00' })
  await tell(page, 'address', { url: app.address, analyticsId: '' })
  await arrive(page, 'dashboard/settings/addresses')
  await press(page.getByRole('button', { name: adminAddresses.you.yes, exact: true }))
  await arrive(page, 'dashboard/settings/gate')
  expect(await findAccessibilityFaults(page)).toEqual([])
  await press(page.getByRole('button', { name: adminGate.form.submit, exact: true }))
  await connectMail(page)
  await arrive(page, 'dashboard/prices')
  await press(page.locator('[name=group][value=catalogue]'))
  await press(page.getByRole('button', { name: adminPrices.priceSource.save, exact: true }))
  await arrive(page, 'dashboard/settings/two-step')
  const secret = readSecret(await page.locator('input[name=secret]').inputValue())
  const code = codeAt(secret ?? new Uint8Array(), timeStep(new Date()))
  await type(page.getByLabel(adminSecurity.app.code), code)
  await press(page.getByRole('button', { name: adminSecurity.app.submit, exact: true }))
  await arrive(page, 'dashboard/settings/backups')
  await press(page.getByRole('button', { name: adminBackups.make, exact: true }))
  await arrive(page, list)
  await page.getByText(adminWalk.done, { exact: true }).waitFor()

  console.log(`The first walk: ${JSON.stringify({ ...way, screens: way.screens.length })}`)
  console.log(way.screens.join(' > '))
  expect({ presses: way.presses, screens: way.screens.length }).toEqual({
    presses: 22,
    screens: 22,
  })
  await page.goto(path('dashboard/settings/samples'))
  for (const kind of ['company', 'claims'] as const)
    expect(await page.getByText(adminSamples.contents[kind], { exact: true }).count()).toBe(0)
  expect(problems).toEqual([])
  await leave()
  await expectReceipt()
})

async function connectMail(page: Page) {
  await arrive(page, 'dashboard/settings/mail')
  await type(page.getByLabel(adminMail.fields.host), '127.0.0.1')
  await type(page.getByLabel(adminMail.fields.port), new URL(mailbox.url).port)
  await press(page.getByRole('button', { name: adminMail.save, exact: true }))
  const { parsed } = await mailbox.waitForEmail(({ to }) => to.includes(owner.email))
  const [link = ''] = /http\S+round-trip\S+/.exec(parsed.text ?? '') ?? []
  // She presses the button of the email.
  way.presses += 1
  expect((await fetch(link)).status).toBe(200)
}

/** What somebody from outside gets back answers to her, and each link opens her address. */
async function expectReceipt() {
  const email = 'client@client.example'
  const { status } = await postLead(app.address, leadPayload({ email }))
  expect(status).toBe(201)
  const { parsed, raw } = await mailbox.waitForEmail(({ to }) => to.includes(email))
  expect(parsed.replyTo?.value).toEqual([{ name: 'רימון', address: 'dana@rimon.example' }])
  expect(parsed.from?.value).toEqual([{ name: 'רימון', address: 'dana@rimon.example' }])
  const html = typeof parsed.html === 'string' ? parsed.html : ''
  const links = [...html.matchAll(/(?:href|src)="(http[^"]+)"/g)].map(([, link = '']) => link)
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) {
    expect(new URL(link).origin).toBe(app.address)
    expect((await fetch(link)).status).toBe(200)
  }
  for (const sample of [company.name.he, company.email, company.phone, company.url])
    expect(parsed.text + raw).not.toContain(sample)
}
