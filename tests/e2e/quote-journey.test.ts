import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl, pageUrl, quoteUrl } from '#i18n/links.ts'
import type { Lang } from '#i18n/languages.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { signUp } from '#tests/support/admin.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { builderOn, waitForHydration } from '#tests/support/builder.ts'
import { fillTimePasses } from '#tests/support/lead-form.ts'
import { startMailbox, type Mailbox } from '#tests/support/mailbox.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

const ownerEmail = 'owner@studio.example'
const basket = 's=branding.extended,website~crm,maintenance:12'

let mailbox: Mailbox
let app: RunningApp
const browser = await sharedBrowser()
let studio: Visitor

beforeAll(async () => {
  mailbox = await startMailbox()
  app = await startApp({
    env: { SMTP_URL: mailbox.url, OWNER_EMAIL: ownerEmail, LEADS_PER_MINUTE: '1000' },
  })
  studio = await openVisitor(browser, app.address)
  await signUp(studio.page, 'he', app.setUpCode ?? '')
  await studio.page.waitForURL(`**${adminUrl('he', 'dashboard')}`)
})

afterAll(async () => {
  await app.stop()
  await mailbox.stop()
})

/** The token of the quote link in the email to a client. */
async function tokenFor(address: string): Promise<string> {
  const email = await mailbox.waitForEmail(
    ({ to, parsed }) => to.includes(address) && /\/quote\//.test(parsed.text ?? ''),
  )
  const [, token = ''] = /\/quote\/([\w-]{43})/.exec(email.parsed.text ?? '') ?? []
  expect(email.parsed.html).toContain(token)
  return token
}

/** Posts a request as a browser without scripts does. */
async function ask(
  lang: Lang,
  email: string,
  fields: Record<string, string> = {},
): Promise<string> {
  const body = new URLSearchParams({
    name: 'דנה כהן',
    email,
    phone: '0502345678',
    country_code: 'IL',
    basket,
    ...fields,
  })
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  }
  const answer = await rawRequest(app.address, pageUrl(lang, 'package-builder'), {
    method: 'POST',
    headers,
    body: body.toString(),
  })
  expect([answer.status, answer.headers.location]).toEqual([303, pageUrl(lang, 'thank-you/quote')])
  return tokenFor(email)
}

/** Digits only: symbols and their positions differ between languages. */
async function totalOn(page: Page): Promise<string[]> {
  const sums = await page.locator('[data-quote-sums] .display-voice').allTextContents()
  return sums.map((sum) => sum.replaceAll(/[^\d.]/g, ''))
}

async function accept(page: Page, name: string): Promise<void> {
  const { accept: words, states } = deskCopyFor('en').quotes
  await page.getByLabel(words.name).fill(name)
  await page.getByRole('button', { name: words.submit }).click()
  await page.getByRole('heading', { name: states.accepted.title.join(' ') }).waitFor()
}

test('a client declines with a reason, which a text that is too long does not lose, and takes it back', async () => {
  const { decline, states } = deskCopyFor('he').quotes
  const token = await ask('he', `no-${randomUUID().slice(0, 8)}@example.com`)
  const { page, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  await page.goto(quoteUrl('he', token))
  await page.getByText(decline.open, { exact: true }).click()
  await page.getByLabel(decline.reasons.price).check()
  const words = page.getByLabel(decline.words)
  await words.evaluate((field) => field.removeAttribute('maxlength'))
  await words.fill('א'.repeat(501))
  await page.getByRole('button', { name: decline.submit }).click()
  await page.getByText(fill(decline.wordsError, { max: '500' })).waitFor()
  expect(await page.getByLabel(decline.reasons.price).isChecked()).toBe(true)
  expect(await words.inputValue()).toHaveLength(501)
  expect(await findAccessibilityFaults(page)).toEqual([])
  await words.fill('יקר לנו השנה')
  await page.getByRole('button', { name: decline.submit }).click()
  await page.getByRole('heading', { name: states.declined.title.join(' ') }).waitFor()

  await studio.page.goto(adminUrl('he', 'dashboard/quotes'))
  await studio.page
    .locator('main')
    .getByRole('link', { name: /20\d\d-\d{4}/ })
    .first()
    .click()
  await studio.page.getByText('יקר לנו השנה').waitFor()
  await studio.page.getByText(decline.reasons.price).waitFor()

  await page.getByRole('button', { name: decline.reopenSubmit }).click()
  await page.getByText(decline.open, { exact: true }).click()
  await page.getByRole('button', { name: decline.submit }).click()
  await page.getByRole('heading', { name: states.declined.title.join(' ') }).waitFor()
  await leave()

  const { actions, declined, editor, toasts } = deskCopyFor('he').adminQuotes
  await studio.page.reload()
  await studio.page.getByRole('button', { name: declined.close, exact: true }).click()
  await studio.page.getByText(toasts.closedLost, { exact: true }).first().waitFor()
  await studio.page.getByRole('button', { name: actions.copy, exact: true }).click()
  await studio.page.getByRole('heading', { name: editor.title }).waitFor()
  expect(await studio.page.getByLabel(editor.discounts).isChecked()).toBe(true)
})

// Proves 3.8.3, 6.2.5, 6.3.2.
test('a quote is built in Hebrew on a phone, opened in English on a desktop, changed, accepted, and listed for the owner with its PDF', async () => {
  const email = `dana-${randomUUID().slice(0, 8)}@example.com`
  const phone = await openVisitor(browser, app.address, { screen: 'phone' })
  await builderOn(phone.page, 'he').open(basket)
  const form = phone.page.locator('#quote-form')
  await form.scrollIntoViewIfNeeded()
  await waitForHydration(phone.page)
  await fillTimePasses(phone.page)
  await form.locator('[name="name"]').fill('דנה כהן')
  await form.locator('[name="email"]').fill(email)
  await form.locator('[name="phone"]').fill('0502345678')
  await form.locator('[type="submit"]').click()
  await phone.page.waitForURL(({ pathname }) => pathname === pageUrl('he', 'thank-you/quote'))
  const token = await tokenFor(email)
  await phone.page.goto(quoteUrl('he', token))
  const inHebrew = await totalOn(phone.page)
  expect(await findAccessibilityFaults(phone.page)).toEqual([])
  await phone.leave()

  const { quotes } = deskCopyFor('en')
  const desk = await openVisitor(browser, app.address, { locale: 'en-GB' })
  const seen = desk.page.waitForResponse((response) => response.url().endsWith('/view'))
  await desk.page.goto(quoteUrl('he', token))
  expect((await seen).status()).toBe(204)
  // The address is secret: no page view reports it.
  expect(await desk.page.evaluate(() => JSON.stringify(globalThis.dataLayer ?? []))).not.toContain(
    token,
  )
  await desk.page.locator('a[hreflang="en"]').click()
  await desk.page.getByRole('heading', { level: 1, name: /^Quote 20\d\d-\d{4}/ }).waitFor()
  expect(await totalOn(desk.page)).toEqual(inHebrew)
  expect(await findAccessibilityFaults(desk.page)).toEqual([])

  await desk.page.locator('input[name="line"][value="maintenance"]').uncheck()
  await desk.page.locator('[data-quote-announcement]:not(:empty)').waitFor({ state: 'attached' })
  const changed = await totalOn(desk.page)
  expect(changed).not.toEqual(inHebrew)
  await desk.page.reload()
  expect(await totalOn(desk.page)).toEqual(changed)

  await desk.page.getByRole('button', { name: quotes.accept.submit }).click()
  await desk.page.getByText(quotes.accept.nameError).waitFor()
  await accept(desk.page, 'Dana Cohen')
  expect(await desk.page.locator('input[name="line"]').count()).toBe(0)
  expect(await totalOn(desk.page)).toEqual(changed)
  // The first attempt is refused with 400 on purpose.
  expect(desk.problems.filter((problem) => !problem.includes('400'))).toEqual([])
  await desk.leave()
  const isAboutIt = (text = '') => text.includes('Dana Cohen') && text.includes(email)
  const notice = await mailbox.waitForEmail(
    ({ to, parsed }) => to.includes(ownerEmail) && isAboutIt(parsed.text),
  )

  const number = /20\d\d-\d{4}/.exec(notice.parsed.subject ?? '')?.[0] ?? ''
  await studio.page.goto(adminUrl('he', 'dashboard/quotes?status=accepted'))
  await studio.page.getByRole('link', { name: number }).click()
  await studio.page.getByText('Dana Cohen').waitFor()
  const address =
    (await studio.page
      .getByRole('link', { name: deskCopyFor('he').adminQuotes.page.pdf.en })
      .getAttribute('href')) ?? ''
  const pdf = await studio.page.request.get(address)
  expect([
    pdf.status(),
    pdf.headers()['content-type'],
    (await pdf.body()).subarray(0, 5).toString(),
  ]).toEqual([200, 'application/pdf', '%PDF-'])
  await studio.page.getByRole('link', { name: 'דנה כהן', exact: true }).click()
  const { events } = deskCopyFor('he').admin.lead
  for (const kind of ['quote-sent', 'quote-viewed', 'quote-changed', 'quote-accepted'] as const) {
    await studio.page.getByText(fill(events[kind], { number }), { exact: true }).waitFor()
  }
})

// Proves 6.3.2.
test('without scripts the lines are toggled and the quote is accepted by its form', async () => {
  const token = await ask('en', 'plain@example.com')
  const { quotes } = deskCopyFor('en')
  const { page, leave } = await openVisitor(browser, app.address, {
    javaScript: false,
    locale: 'en-GB',
  })
  await page.goto(quoteUrl('en', token))
  const before = await totalOn(page)
  await page.locator('input[value="website.crm"]').uncheck()
  await page.getByRole('button', { name: quotes.lines.update }).click()
  expect(await totalOn(page)).not.toEqual(before)
  expect(await page.locator('input[value="website.crm"]').isChecked()).toBe(false)
  await accept(page, 'Adam Hill')
  await leave()
})

// Proves 6.3.4.
test('a lead whose quote was accepted cannot be deleted: neither by its button nor by a direct POST', async () => {
  const name = 'Ruth Gale'
  const token = await ask('en', 'agreed@example.com', { name })
  const { page, leave } = await openVisitor(browser, app.address, {
    javaScript: false,
    locale: 'en-GB',
  })
  await page.goto(quoteUrl('en', token))
  await accept(page, name)
  await leave()

  const { deleteOne, confirm } = deskCopyFor('en').admin.leads
  const list = adminUrl('en', 'dashboard')
  const row = studio.page.locator('tbody tr').filter({ hasText: name })
  await studio.page.goto(list)
  await row.getByRole('button', { name: fill(deleteOne, { name }) }).click()
  const dialog = studio.page.getByRole('dialog', { name: confirm.accepted.title })
  expect(await findAccessibilityFaults(studio.page)).toEqual([])
  expect(await dialog.getByRole('button').allTextContents()).toEqual([confirm.accepted.close])
  await dialog.getByRole('button').click()

  const [, id = ''] =
    /leads\/([\w-]+)/.exec(
      (await row.getByRole('link', { name }).first().getAttribute('href')) ?? '',
    ) ?? []
  const headers = { 'sec-fetch-site': 'same-origin' }
  for (const [where, intent] of [
    [`${list}?index`, 'delete-selected'],
    [`${list}/leads/${id}`, 'delete'],
  ] as const) {
    const answer = await studio.page.request.post(where, { headers, form: { intent, id } })
    expect(await answer.text()).toContain(deskCopyFor('en').admin.toasts.allKept)
  }
  await studio.page.reload()
  await row.waitFor()
})

test('fetching a link by a program or with HEAD does not count as a view', async () => {
  const token = await ask('he', 'robot@example.com')
  for (const method of ['GET', 'HEAD']) {
    const answer = await rawRequest(app.address, quoteUrl('he', token), { method })
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    })
    expect(answer.headers['x-robots-tag']).toContain('noindex')
  }
  const before = await rawRequest(app.address, quoteUrl('he', token, '/view'), {})
  expect(before.status).toBe(405)
})

const unknown = 'x'.repeat(43)

test.each([
  ['GET', quoteUrl('he', unknown), 404],
  ['GET', quoteUrl('en', 'short'), 404],
  ['GET', quoteUrl('he', unknown, '/pdf'), 404],
  ['POST', quoteUrl('he', unknown, '/view'), 404],
  ['POST', quoteUrl('he', unknown, '/choice'), 404],
  ['POST', quoteUrl('he', unknown, '/pdf'), 405],
  ['GET', `${quoteUrl('he', unknown)}.data`, 404],
  ['GET', '/he/quote', 404],
  ['GET', '/he/quote/..%2f..', 404],
  ['DELETE', quoteUrl('he', unknown), 405],
])('%s %s is answered with %i and never with a server error', async (method, address, status) => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  }
  const answer = await rawRequest(app.address, address, {
    method,
    ...(method === 'POST' ? { headers, body: 'line=x' } : {}),
  })
  expect(answer.status).toBe(status)
  expect(answer.headers['cache-control'] ?? 'no-store').toContain('no-store')
})

test('an unknown quote shows a message in both languages', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  for (const lang of ['he', 'en'] as const) {
    await page.goto(quoteUrl(lang, unknown))
    await page
      .getByRole('heading', {
        level: 1,
        name: deskCopyFor(lang).quotes.states.unknown.title.join(' '),
      })
      .waitFor()
    expect(await findAccessibilityFaults(page)).toEqual([])
  }
  await leave()
})
