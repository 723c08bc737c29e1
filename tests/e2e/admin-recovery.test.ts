import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fillPlural } from '#i18n/plural.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { owner, submitSignUp } from '#tests/support/admin.ts'
import { sameOriginForm } from '#tests/support/admin-area.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { startMailbox, type Mailbox } from '#tests/support/mailbox.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

let mailbox: Mailbox
let app: RunningApp
const browser = await sharedBrowser()
let database: Client
let codes: string[] = []
let password = owner.password

const words = deskCopyFor('he').adminRecovery

beforeAll(async () => {
  mailbox = await startMailbox()
  app = await startApp({ env: { LOG_LEVEL: 'warn', SMTP_URL: mailbox.url } })
  database = await connectToAppDatabase(app.dataDir)
})

beforeEach(async () => {
  await database.query('delete from rate_limits')
})

afterAll(async () => {
  await database.end()
  await app.stop()
  await mailbox.stop()
})

async function expectNoFaults(page: Page) {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
  expect(await findAccessibilityFaults(page)).toEqual([])
}

function post(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields).toString()
  return rawRequest(app.address, path, { method: 'POST', headers: sameOriginForm, body })
}

/** Requests a link and returns the path in the email that arrives. */
async function requestLink(): Promise<string> {
  const before = mailbox.emails.length
  await post('/en/emodesuper/recovery', { intent: 'link', email: owner.email })
  const { parsed, to } = await mailbox.waitForEmail(
    (email) => mailbox.emails.indexOf(email) >= before,
  )
  expect(to).toEqual([owner.email])
  expect(parsed.subject).toBe(deskCopyFor('en').adminRecovery.emails['reset-link'].subject)
  return /\/en\/emodesuper\/recovery\/[\w-]{43}/.exec(parsed.text ?? '')?.[0] ?? ''
}

// Proves 7.6.1.
test('a sign-up shows recovery codes once, and saves them as a file', async () => {
  const { page, problems, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  await submitSignUp(page, 'he', app.setUpCode ?? '')
  await page.getByRole('heading', { name: words.codes.save }).waitFor()
  codes = await page
    .getByRole('list', { name: words.codes.list })
    .getByRole('listitem')
    .allTextContents()
  expect(codes).toHaveLength(8)
  await expectNoFaults(page)

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: words.codes.download }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  for (const shown of [...codes, owner.email]) expect(file).toContain(shown)

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: words.codes.copy }).click()
  await page.getByText(words.codes.copied, { exact: true }).first().waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))

  await page.getByRole('link', { name: words.codes.done }).click()
  await page.waitForURL(`**${adminUrl('he', 'dashboard')}`)
  await page.waitForLoadState('networkidle')
  await page.goto(adminUrl('he', 'dashboard/settings/recovery'))
  const shown = await page.content()
  for (const code of codes) expect(shown).not.toContain(code)
  expect(problems).toEqual([])
  await leave()
})

async function fillCode(page: Page, lang: Lang, code: string, next: string) {
  const { forgot } = deskCopyFor(lang).adminRecovery
  const form = page.locator('form').filter({ hasText: forgot.code.lead })
  await form.getByLabel(deskCopyFor(lang).admin.login.fields.email).fill(owner.email)
  await form.getByLabel(forgot.code.code).fill(code)
  await form.getByLabel(forgot.code.password).fill(next)
  await form.getByRole('button', { name: forgot.code.submit }).click()
}

// Proves 7.6.2, 7.6.8.
test.each([
  ['he', true],
  ['en', false],
] as const)('in %s, scripts: %s, a recovery code restores access', async (lang, javaScript) => {
  const { page, leave } = await openVisitor(browser, app.address, { screen: 'phone', javaScript })
  const { forgot, emails } = deskCopyFor(lang).adminRecovery
  await page.goto(adminUrl(lang))
  await page.getByRole('link', { name: forgot.link }).click()
  if (javaScript) await expectNoFaults(page)
  await fillCode(page, lang, 'BCDF-GHJK-MNPQ-RTVW', 'a horse across the night')
  await page.getByRole('alert').getByText(forgot.refused).waitFor()
  password = `a horse across the night ${lang}`
  await fillCode(page, lang, codes.pop() ?? '', password)
  await page.waitForURL(`**${adminUrl(lang, 'dashboard')}`)
  await mailbox.waitForEmail(
    ({ parsed }) => parsed.subject === emails['password-recovered'].subject,
  )
  await leave()
})

// Proves 7.6.4.
test('the settings show the number of codes, warn below three, and create new ones', async () => {
  const { page, problems, leave } = await openVisitor(browser, app.address)
  const { fields, signIn } = deskCopyFor('he').admin.login
  await page.goto(adminUrl('he'))
  await page.getByLabel(fields.email, { exact: true }).fill(owner.email)
  await page.getByLabel(fields.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: signIn.submit, exact: true }).click()
  await page.waitForURL(`**${adminUrl('he', 'dashboard/today')}`)
  const left = (count: number) => page.getByText(fillPlural(words.codes.left, count, 'he'))

  await page.goto(adminUrl('he', 'dashboard/settings'))
  await left(6).waitFor()
  expect(await page.getByText(words.codes.few).count()).toBe(0)
  for (const code of codes.splice(0, 4))
    await post('/he/emodesuper/recovery', {
      intent: 'code',
      email: owner.email,
      code,
      password,
    })
  await leave()

  const again = await openVisitor(browser, app.address)
  await again.page.goto(adminUrl('he', 'recovery'))
  await fillCode(again.page, 'he', codes.pop() ?? '', password)
  await again.page.waitForURL(`**${adminUrl('he', 'dashboard')}`)
  await again.page.goto(adminUrl('he', 'dashboard/settings'))
  await again.page.getByText(words.codes.few).waitFor()
  await again.page.getByRole('link', { name: words.codes.renew }).click()
  await again.page.getByLabel(words.codes.password, { exact: true }).fill(password)
  await again.page.getByRole('button', { name: words.codes.renew }).click()
  await again.page.getByRole('list', { name: words.codes.list }).waitFor()
  await expectNoFaults(again.page)
  await again.page.getByRole('link', { name: words.codes.done }).click()
  await again.page.getByText(fillPlural(words.codes.left, 8, 'he')).waitFor()
  expect([...problems, ...again.problems]).toEqual([])
  await again.leave()
})

// Proves 7.6.6, 7.6.7, 7.6.8.
test('an emailed link sets a new password without scripts, once, and keeps its address', async () => {
  const path = await requestLink()
  for (let opened = 0; opened < 2; opened++) {
    const { status, headers } = await rawRequest(app.address, path, { method: 'GET' })
    expect([status, headers['referrer-policy'], headers['cache-control']]).toEqual([
      200,
      'strict-origin',
      'no-store',
    ])
  }
  const { page, leave } = await openVisitor(browser, app.address, { javaScript: false })
  const { reset } = deskCopyFor('en').adminRecovery
  await page.goto(path)
  await page.getByLabel(reset.title, { exact: true }).fill('short')
  await page.getByRole('button', { name: reset.submit }).click()
  await page.getByText(/too short/).waitFor()
  password = 'a different horse by day'
  await page.getByLabel(reset.title, { exact: true }).fill(password)
  await page.getByRole('button', { name: reset.submit }).click()
  await page.waitForURL(`**${adminUrl('en', 'dashboard')}`)
  await page.goto(path)
  await page.getByRole('heading', { name: reset.expired }).waitFor()
  await leave()
  expect((await post(path, { password: 'yet another long password' })).status).toBe(401)
  expect(app.output()).not.toContain(path)
})

// Proves 7.6.5.
test('a request for a link gets the same response for every address and is limited', async () => {
  const ask = (email: string) => post('/he/emodesuper/recovery', { intent: 'link', email })
  const bodyOf = async (email: string) => {
    const { status, body } = await ask(email)
    const [, nonce = ''] = /nonce="([^"]+)"/.exec(body) ?? []
    return [status, body.replaceAll(email, '').replaceAll(nonce, '')]
  }
  const before = mailbox.emails.length
  const known = await bodyOf(owner.email)
  expect(known[1]).toContain(words.forgot.mail.sent)
  expect(await bodyOf('nobody@studio.example')).toEqual(known)
  await mailbox.waitForEmail((email) => mailbox.emails.indexOf(email) >= before)
  expect((await ask('not an address')).status).toBe(400)
  for (let asked = 0; asked < 4; asked++) expect((await ask(owner.email)).status).toBe(200)
  const { status, headers } = await ask(owner.email)
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
  const addresses = mailbox.emails.slice(before).flatMap(({ to }) => to)
  expect(new Set(addresses)).toEqual(new Set([owner.email]))
})

// Proves 7.6.5.
test('without a mail server the page shows a message with the other options', async () => {
  const { address } = sharedSite()
  const { page, problems, leave } = await openVisitor(browser, address, { screen: 'phone' })
  await page.goto(adminUrl('he', 'recovery'))
  await page.getByText(words.forgot.mail.unavailable).waitFor()
  expect(await page.getByRole('button', { name: words.forgot.mail.submit }).count()).toBe(0)
  await page.getByText(words.forgot.server.host).click()
  await page.getByText('npm run admin -- reset').waitFor()
  await page.getByRole('button', { name: words.forgot.code.submit }).waitFor()
  await expectNoFaults(page)
  expect(problems).toEqual([])
  await leave()
})

test.each([{}, { intent: 'other' }, { intent: 'code', email: owner.email }])(
  'the form %j is refused',
  async (fields: Record<string, string>) => {
    expect((await post('/he/emodesuper/recovery', { ...fields, x: '1' })).status).toBe(400)
  },
)
