import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { readSecret, timeStep } from '#domain/admins/one-time-code.ts'
import { adminUrl } from '#i18n/links.ts'
import { confirmField } from '#desk/parts/confirm-view.ts'
import { codeAt } from '#server/admins/authenticator/one-time-codes.ts'
import { owner, signIn, signUp } from '#tests/support/admin.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { leadEndpoint, leadPayload } from '#tests/support/lead-payload.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

const app = sharedSite()
let database: Client
const browser = await sharedBrowser()
let desk: Visitor

beforeAll(async () => {
  database = await connectToAppDatabase(app.dataDir)
  desk = await openVisitor(browser, app.address)
  await signUp(desk.page, 'he', app.setUpCode ?? '')
})

afterAll(() => database.end())

const { admin, adminSecurity: copy } = deskCopyFor('he')

/** Moves the time of the last password entry eleven minutes back. */
function passTenMinutes() {
  return database.query(
    `update admin_sessions set authenticated_at = authenticated_at - interval '11 minutes'`,
  )
}

async function confirmWith(password: string) {
  await desk.page.getByLabel(copy.confirm.password, { exact: true }).fill(password)
  await desk.page.getByRole('button', { name: copy.confirm.submit }).click()
}

// Proves 7.8.1, 7.8.2.
test('after ten minutes deleting a lead requires the password, and then continues', async () => {
  await fetch(app.address + leadEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(leadPayload({ name: 'Gone' })),
  })
  const { page } = desk
  await page.goto(adminUrl('he', 'dashboard'))
  await passTenMinutes()
  await page.getByRole('button', { name: admin.leads.deleteAll }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('1')
  await page.getByRole('dialog').getByRole('button', { name: admin.leads.confirm.delete }).click()
  await page.getByRole('heading', { name: copy.confirm.title }).waitFor()
  expect((await database.query('select 1 from leads')).rowCount).toBe(1)
  await confirmWith('a wrong password')
  await page.getByText(copy.confirm.refused).waitFor()
  expect((await database.query('select 1 from leads')).rowCount).toBe(1)
  await confirmWith(owner.password)
  await page.getByText(admin.leads.empty.title, { exact: true }).waitFor()
  expect((await database.query('select 1 from leads')).rowCount).toBe(0)
})

// Proves 7.8.1.
test('ending the session of another device requires the password', async () => {
  const other = await openVisitor(browser, app.address, { javaScript: false })
  await signIn(other.page, 'he')
  await passTenMinutes()
  const sessions = () =>
    database.query<{ token_hash: string }>(
      'select token_hash from admin_sessions order by created_at desc',
    )
  const [newest] = (await sessions()).rows
  const end = (password: string) =>
    desk.context.request.post(adminUrl('he', 'dashboard/settings'), {
      headers: { Origin: app.address },
      form: {
        intent: 'end-session',
        reference: newest?.token_hash ?? '',
        [confirmField]: password,
      },
    })
  expect((await end('')).status()).toBe(401)
  expect((await sessions()).rows[0]).toEqual(newest)
  expect((await end(owner.password)).status()).toBe(200)
  expect((await sessions()).rows).not.toContainEqual(newest)
  await other.leave()
})

// Proves 7.8.2.
test('without scripts an invitation requires the password and is then created', async () => {
  const plain = await openVisitor(browser, app.address, { javaScript: false })
  await signIn(plain.page, 'he')
  await passTenMinutes()
  await plain.page.goto(adminUrl('he', 'dashboard/settings'))
  await plain.page.getByRole('button', { name: admin.settings.invitations.create }).click()
  await plain.page.getByLabel(copy.confirm.password, { exact: true }).fill(owner.password)
  await plain.page.getByRole('button', { name: copy.confirm.submit }).click()
  await plain.page.getByText(admin.settings.invitations.created).waitFor()
  await plain.leave()
})

// Proves 7.7.1, 7.7.2, 7.7.3.
test('an app is added with its code, and signing in then requires a code, which works once', async () => {
  const { page } = desk
  await page.goto(adminUrl('he', 'dashboard/settings'))
  await page.getByRole('link', { name: copy.app.open, exact: true }).click()
  await page.getByRole('img', { name: copy.app.picture }).waitFor()
  const secret = readSecret(await page.locator('input[name=secret]').inputValue())
  if (!secret) throw new Error('The page has no secret')
  const enter = async (code: string, button: string, from = page) => {
    await from.locator('#code').fill(code)
    await from.getByRole('button', { name: button, exact: true }).click()
  }
  // The session has the age that the previous test set.
  await enter('000000', copy.app.submit)
  await confirmWith(owner.password)
  await page.getByText(copy.app.wrong).waitFor()
  const used = codeAt(secret, timeStep(new Date()))
  await enter(used, copy.app.submit)
  await page.getByText(copy.app.on.split('{day}')[0] ?? '').waitFor()

  const phone = await openVisitor(browser, app.address, { screen: 'phone' })
  await signIn(phone.page, 'he')
  await phone.page.getByRole('heading', { name: copy.step.title }).waitFor()
  await enter(used, copy.step.submit, phone.page)
  await phone.page.getByText(copy.step.refused).waitFor()
  await enter(codeAt(secret, timeStep(new Date()) + 1), copy.step.submit, phone.page)
  await phone.page.waitForURL(`**${adminUrl('he', 'dashboard')}*`)
  await phone.leave()

  await page.getByRole('link', { name: copy.app.change, exact: true }).click()
  await page.getByRole('button', { name: copy.app.remove }).click()
  await page.getByText(copy.app.off).waitFor()
  expect(desk.problems.filter((each) => !/^answer (400|401)/.test(each))).toEqual([])
})
