import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dashboardScreens } from '#content/desk-routes.ts'
import { changeProtection } from '#desk/parts/change-protection.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { typedPlace } from '#domain/short-links/typed-place.ts'
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
test('after ten minutes emptying the bin requires the password, and then continues', async () => {
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
  await page.getByRole('link', { name: `${admin.leads.filters.deleted} (1)` }).click()
  await page.getByRole('button', { name: admin.leads.deleted.deleteAll }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('1')
  await page.getByRole('dialog').getByRole('button', { name: admin.leads.deleted.erase }).click()
  await page.getByRole('heading', { name: copy.confirm.title }).waitFor()
  expect((await database.query('select 1 from leads')).rowCount).toBe(1)
  await confirmWith('a wrong password')
  await page.getByText(copy.confirm.refused).waitFor()
  expect((await database.query('select 1 from leads')).rowCount).toBe(1)
  await confirmWith(owner.password)
  await page.getByText(admin.leads.noDeleted.title, { exact: true }).waitFor()
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

// Proves 4.9.15, 7.8.1, 7.8.2.
test('after ten minutes the download of the leads requires the password, and then begins', async () => {
  await fetch(app.address + leadEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(leadPayload({ name: '=1+1' })),
  })
  const { page } = desk
  const { leadExport: words } = deskCopyFor('he')
  await page.goto(adminUrl('he', 'dashboard'))
  await page.getByRole('link', { name: words.open, exact: true }).click()
  await passTenMinutes()
  await page.getByRole('button', { name: words.submit, exact: true }).click()
  const downloading = page.waitForEvent('download')
  await confirmWith(owner.password)
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/)
  const text = readFileSync(await file.path(), 'utf8')
  expect(text.startsWith('\ufeffהתקבלה,')).toBe(true)
  expect(text).toContain(",'=1+1,")
  const { rows } = await database.query(
    `select detail from audit_events where action = 'leads-exported'`,
  )
  expect(rows).toEqual([{ detail: { filter: '', format: 'csv' } }])
  await database.query('delete from leads')
})

/** Posts a form to a screen of the admin area, and returns the status. */
async function post(address: string, form: Record<string, string>) {
  const headers = { Origin: app.address }
  const answer = await desk.context.request.post(address, { headers, form, maxRedirects: 0 })
  return answer.status()
}

/** A change of the site's address, which redirects emails and links. */
async function addGuardedChange(): Promise<string> {
  const id = randomUUID()
  await database.query(
    `insert into setting_changes (id, key, admin_name, changes) values ($1, 'studio', 'נועה', $2)`,
    [id, { url: { from: null, to: 'https://other.example' } }],
  )
  return id
}

// Proves 7.8.1.
test('after ten minutes each change asks for the password exactly where the table says so', async () => {
  await passTenMinutes()
  const guardedChange = await addGuardedChange()
  const answers: string[] = []
  for (const { pattern, module } of dashboardScreens) {
    const screen = module.replace('desk/pages/', '')
    const row = Object.entries(changeProtection).find(([each]) => each === screen)?.[1]
    // A form with its own password field counts wrong passwords.
    if (row === undefined || row === 'form') continue
    const listed = typeof row === 'string' ? [''] : Object.keys(row)
    // Where the server derives the intent from what is changed, the form cannot name another one.
    const isDerived = listed.some((intent) => intent.endsWith('-guarded'))
    for (const intent of isDerived ? listed : [...listed, 'unheard-of']) {
      const isGuarded = intent.endsWith('-guarded')
      const address = pattern
        .replace(':lang', 'he')
        .replace(':section', isGuarded ? 'address' : 'name')
        .replace(':situation', intent === 'unheard-of' ? 'answer' : ':id')
        .replaceAll(/:\w+/g, randomUUID())
      const change = isGuarded ? guardedChange : randomUUID()
      const status = await post(address, { intent, id: randomUUID(), change })
      const protection =
        typeof row === 'string' ? row : Object.entries(row).find(([each]) => each === intent)?.[1]
      const isRight = {
        password: status === 401,
        form: status === 400,
        session: status !== 401 && status < 500,
        open: true,
        unlisted: status === 400,
      }[protection ?? 'unlisted']
      if (!isRight) answers.push(`${screen} ${intent}: ${status}`)
    }
  }
  expect(answers).toEqual([])
})

// Proves 7.8.1.
test('after ten minutes a code keeps its name without the password, but leads elsewhere only with it', async () => {
  const id = randomUUID()
  const address = `${adminUrl('he', 'dashboard/codes')}/${id}`
  const form = {
    name: 'Poster',
    slug: 'poster',
    place: typedPlace,
    destination: 'https://example.com/spring',
    status: 'active',
    look: 'dagesh',
  }
  expect(await post(adminUrl('he', 'dashboard/codes/new'), { ...form, id })).toBe(303)
  await passTenMinutes()
  expect(await post(address, { ...form, version: '1', name: 'Big poster' })).toBe(303)
  const elsewhere = { ...form, version: '2', destination: 'https://example.com/summer' }
  const target = async () =>
    (
      await database.query<{ destination: string }>(
        'select destination from short_links where id = $1',
        [id],
      )
    ).rows
  expect(await post(address, elsewhere)).toBe(401)
  expect(await target()).toEqual([{ destination: 'https://example.com/spring' }])
  expect(await post(address, { ...elsewhere, [confirmField]: owner.password })).toBe(303)
  expect(await target()).toEqual([{ destination: 'https://example.com/summer' }])
})

// Proves 10.4.4, 10.4.5, 10.4.6.
test('data of a person is exported and erased only for a confirmed request, and only theirs', async () => {
  const id = randomUUID()
  await database.query(
    `insert into privacy_requests (id, kind, name, email, details, language, received_at, suspicious)
      values ($1, 'erase', 'Dana', 'dana@example.com', '', 'he', now(), false)`,
    [id],
  )
  const send = (name: string, email: string, phone: string) =>
    fetch(app.address + leadEndpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(leadPayload({ name, email, phone, phone_raw: phone })),
    })
  await send('Dana', 'dana@example.com', '+972521111111')
  await send('Tal', 'tal@example.com', '+972522222222')
  const idOf = async (name: string) =>
    (await database.query<{ id: string }>('select id from leads where name = $1', [name])).rows[0]
      ?.id ?? ''
  const [own, other] = [await idOf('Dana'), await idOf('Tal')]
  const address = `${adminUrl('he', 'dashboard/settings/privacy')}/${id}`
  const erase = (lead: string) =>
    post(address, { intent: 'erase', lead, confirm: 'yes', [confirmField]: owner.password })
  const download = (lead: string) => post(`${address}/export`, { intent: 'export', lead })
  expect([await erase(own), await download(own)]).toEqual([403, 403])
  await database.query('update privacy_requests set verified_at = now() where id = $1', [id])
  expect([await erase(other), await download(other)]).toEqual([409, 409])
  expect([await download(own), await erase(own)]).toEqual([200, 200])
  expect([await idOf('Dana'), await idOf('Tal')]).toEqual(['', other])
})

// Proves 7.7.1, 7.7.2, 7.7.3.
test('an app is added with its code, and signing in then requires a code, which works once', async () => {
  const { page } = desk
  await database.query('delete from authenticators')
  await page.goto(adminUrl('he', 'dashboard/settings'))
  await page.getByRole('link', { name: copy.app.open, exact: true }).click()
  await page.getByRole('img', { name: copy.app.picture }).waitFor()
  const secret = readSecret(await page.locator('input[name=secret]').inputValue())
  if (!secret) throw new Error('The page has no secret')
  const enter = async (code: string, button: string, from = page) => {
    await from.locator('#code').fill(code)
    await from.getByRole('button', { name: button, exact: true }).click()
  }
  await passTenMinutes()
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
  expect(
    desk.problems.filter(
      (each) => !/^answer (400|401)|download\/file net::ERR_ABORTED$/.test(each),
    ),
  ).toEqual([])
})
