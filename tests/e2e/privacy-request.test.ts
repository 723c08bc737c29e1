import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { owner, signUp } from '#tests/support/admin.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { leadEndpoint, leadPayload } from '#tests/support/lead-payload.ts'
import { startMailbox, type Mailbox } from '#tests/support/mailbox.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

let app: RunningApp
let mailbox: Mailbox
let database: Client
const browser = await sharedBrowser()

const email = 'dana@example.com'
const { privacy: words, adminPrivacy: copy } = deskCopyFor('he')

beforeAll(async () => {
  mailbox = await startMailbox()
  app = await startApp({
    env: { SMTP_URL: mailbox.url, OWNER_EMAIL: owner.email, LOG_LEVEL: 'warn' },
  })
  database = await connectToAppDatabase(app.dataDir)
  for (const name of ['דנה כהן', 'דנה ב״כ'])
    await fetch(app.address + leadEndpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(leadPayload({ name, email })),
    })
})

afterAll(async () => {
  await database.end()
  await app.stop()
  await mailbox.stop()
})

async function count(sql: string): Promise<number> {
  const { rows } = await database.query<{ n: number }>(`select count(*)::int n from ${sql}`)
  return rows[0]?.n ?? -1
}

async function fillIn(page: Page, details: { name: string; email: string }) {
  const { labels } = words.form
  await page.goto('/he/privacy-policy#request')
  await page.getByLabel(labels.kind).selectOption('erase')
  await page.getByLabel(labels.name).fill(details.name)
  await page.getByLabel(labels.email).fill(details.email)
  await page.getByRole('button', { name: words.form.submit }).click()
}

/** The address in the button of the newest email to somebody with this subject. */
async function hrefOf(to: string, subject: string): Promise<string> {
  const found = await mailbox.waitForEmail(
    (each) => each.to.includes(to) && each.parsed.subject === subject,
  )
  const href = /https?:\/\/\S+/.exec(found.parsed.text ?? '')?.[0] ?? ''
  return new URL(href).pathname
}

// Proves 3.13.4, 10.4.1, 10.4.2, 10.4.4, 10.4.5, 10.4.6, 10.4.7, 10.4.8, 10.4.10.
test('a request is sent, confirmed by email, exported, erased and answered; nothing is left', async () => {
  const visitor = await openVisitor(browser, app.address, { javaScript: false })
  await fillIn(visitor.page, { name: 'ד', email })
  await visitor.page.getByText(words.form.errors.nameMin).waitFor()
  expect(await visitor.page.getByLabel(words.form.labels.email).inputValue()).toBe(email)
  expect(await count('privacy_requests')).toBe(0)

  await fillIn(visitor.page, { name: 'דנה כהן', email })
  await visitor.page.getByText(words.form.stored.text).waitFor()
  const link = await hrefOf(email, words.emails.link.subject)
  const response = await visitor.page.goto(link)
  expect(response?.headers()['cache-control']).toBe('no-store')
  expect(await count('privacy_requests where verified_at is null')).toBe(1)
  await visitor.page.getByRole('button', { name: words.confirm.submit }).click()
  await visitor.page.getByRole('heading', { name: words.confirm.done }).waitFor()
  expect(await count('privacy_requests where verified_at is not null')).toBe(1)
  expect((await visitor.page.goto(`${link}x`))?.status()).toBe(410)
  await hrefOf(email, words.emails.receipt.subject)
  const subject = fill(words.emails.notice.subject, { kind: words.kinds.erase })
  const inQueue = await hrefOf(owner.email, subject)
  await visitor.leave()

  const { page, leave } = await openVisitor(browser, app.address)
  await signUp(page, 'he', app.setUpCode ?? '')
  await page.waitForURL('**/dashboard')
  const badge = page.getByText(deskCopyFor('he').admin.frame.privacyRequests.one)
  await badge.waitFor({ state: 'attached' })
  await page.goto('/he/emodesuper/dashboard/settings/privacy')
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: /דנה כהן/ }).click()
  await page.waitForURL(`**${inQueue}`)
  await page.getByRole('heading', { name: copy.request.person }).waitFor()
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2)
  expect(await findAccessibilityFaults(page)).toEqual([])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: copy.request.export }).click(),
  ])
  const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
    request: { email: string }
    leads: { email: string }[]
  }
  expect(file.request.email).toBe(email)
  expect(file.leads.map((lead) => lead.email)).toEqual([email, email])

  await page.getByLabel(copy.request.confirm).check()
  await page.getByRole('button', { name: copy.request.erase }).click()
  await page.getByText(copy.request.nothing).waitFor()
  expect([
    await count(`leads where email = '${email}'`),
    await count(`emails where recipient = '${email}'`),
    await count('lead_keys'),
    await count('emails'),
  ]).toEqual([0, 0, 0, 0])
  await page.getByRole('button', { name: copy.request.answer }).click()
  await page.getByRole('heading', { name: copy.erased }).waitFor()
  await badge.waitFor({ state: 'detached' })
  expect(await count(`privacy_requests where name <> '' or email <> ''`)).toBe(0)
  const { rows } = await database.query<{ text: string }>(
    'select action || detail::text as text from audit_events order by at',
  )
  const audit = rows.map(({ text }) => text).join('\n')
  expect(audit).toMatch(/person-exported.*person-erased.*privacy-request-answered/s)
  expect(audit).not.toContain('dana')
  expect(app.output()).not.toContain('dana@')
  await leave()
})
