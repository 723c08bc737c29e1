import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import { getLeadForm, leadValues, fillTimePasses } from '#tests/support/lead-form.ts'
import { startMailbox, type Mailbox } from '#tests/support/mailbox.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const ownerEmail = 'owner@studio.example'
const endpoint = '**/functions/v1/submit-contact-form-atlas'
const langs: readonly Lang[] = ['he', 'en']

let mailbox: Mailbox
let app: RunningApp
const browser = await sharedBrowser()

beforeAll(async () => {
  mailbox = await startMailbox()
  app = await startApp({
    env: { SMTP_URL: mailbox.url, OWNER_EMAIL: ownerEmail, LEADS_PER_MINUTE: '100' },
  })
})

afterAll(async () => {
  await app.stop()
  await mailbox.stop()
})

function noticesAbout(name: string) {
  return mailbox.emails.filter(
    ({ to, parsed }) => to.includes(ownerEmail) && (parsed.text ?? '').includes(name),
  )
}

/** Each stored lead gets its notices, so this number is also theirs. */
async function countLeads(name: string) {
  const database = await connectToAppDatabase(app.dataDir)
  const { rowCount } = await database.query('select 1 from leads where name = $1', [name])
  await database.end()
  return rowCount
}

async function fillForm(page: Page, lang: Lang, name: string) {
  await page.goto(pageUrl(lang, 'contact'))
  const form = getLeadForm(page, lang)
  await form.hydrate()
  const values = leadValues(name, 'faults@visitor.example')
  await form.fillAll(values)
  await fillTimePasses(page)
  return { form, filled: await form.values() }
}

// Proves 4.7.3, 4.7.6.
test.each(langs)('without JavaScript the form in %s is sent', async (lang) => {
  const name = `No Script ${lang}`
  const { page, leave } = await openVisitor(browser, app.address, { javaScript: false })
  // Browsers carry the fragment of a form's action over to the redirect's target.
  await page.goto(`${pageUrl(lang, 'contact')}#lead-form`)
  const form = getLeadForm(page, lang)
  await form.fillAll(leadValues(name, `plain-${lang}@visitor.example`))
  await form.submit.click()
  await page.waitForURL(`**${pageUrl(lang, 'thank-you/contact')}`)
  await mailbox.waitForEmail(
    ({ to, parsed }) => to.includes(ownerEmail) && (parsed.text ?? '').includes(name),
  )
  expect(noticesAbout(name)).toHaveLength(1)
  expect(noticesAbout(name)[0]?.parsed.text).toContain(copyFor('he').forms.sourcePages.leadForm)
  await leave()
})

// Proves 4.7.6.
test.each(langs)(
  'without JavaScript an invalid form in %s is shown again with its errors and values',
  async (lang) => {
    const { errors } = copyFor(lang).forms.lead
    const { page, leave } = await openVisitor(browser, app.address, { javaScript: false })
    await page.goto(pageUrl(lang, 'contact'))
    // The form has noValidate: the browser sends invalid values too.
    const form = getLeadForm(page, lang)
    const values = { ...leadValues('Kept Words', 'kept@visitor.example'), message: 'short' }
    await form.fillAll(values)
    const [response] = await Promise.all([
      page.waitForResponse((candidate) => candidate.request().method() === 'POST'),
      form.submit.click(),
    ])
    expect(response.status()).toBe(400)
    await form.form.getByText(errors.messageMin, { exact: true }).waitFor()
    expect(await form.values()).toMatchObject({
      ...values,
      phone: expect.stringMatching(/^050-?555-?0100$/),
    })
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    await leave()
  },
)

// Proves 4.6.1, 4.7.5.
test.each([
  [
    'returns 500',
    async (page: Page) =>
      page.route(endpoint, (route) => route.fulfill({ status: 500, json: { error: 'internal' } })),
  ],
  [
    'returns 200 without a success flag',
    async (page: Page) => page.route(endpoint, (route) => route.fulfill({ json: {} })),
  ],
  ['cannot be reached', async (page: Page) => page.route(endpoint, (route) => route.abort())],
])('when the server %s, a toast says so and the form stays filled', async (what, breakServer) => {
  const name = `Kept ${what}`
  const { page, leave } = await openVisitor(browser, app.address, { locale: 'en-GB' })
  const { form, filled } = await fillForm(page, 'en', name)
  await breakServer(page)
  await form.submit.click()
  await page.getByText(copyFor('en').forms.lead.failed.title).first().waitFor({ timeout: 30_000 })
  expect(await form.values()).toEqual(filled)
  await expect.poll(() => form.submit.isDisabled()).toBe(false)

  await page.unroute(endpoint)
  await form.submit.click()
  await page.waitForURL('**/en/thank-you/contact')
  await mailbox.waitForEmail(
    ({ to, parsed }) => to.includes(ownerEmail) && (parsed.text ?? '').includes(name),
  )
  expect(noticesAbout(name)).toHaveLength(1)
  await leave()
})

// Proves 4.1.6, 4.6.2.
test('a failing request of emails is silent, and the form asks for nothing else', async () => {
  const name = 'Silent Faults'
  const asked: string[] = []
  const { page, leave } = await openVisitor(browser, app.address, { locale: 'en-GB' })
  for (const path of ['**/api/ip', '**/functions/v1/send-contact-email'])
    await page.route(path, async (route) => {
      asked.push(new URL(route.request().url()).pathname)
      await route.fulfill({ status: 500, body: 'broken' })
    })
  const { form } = await fillForm(page, 'en', name)
  await form.submit.click()
  await page.waitForURL('**/en/thank-you/contact')
  expect(await page.locator('[popover][role=alert]').count()).toBe(0)
  expect(asked).toEqual(['/functions/v1/send-contact-email'])
  await mailbox.waitForEmail(
    ({ to, parsed }) => to.includes(ownerEmail) && (parsed.text ?? '').includes(name),
  )
  await leave()
})

// Proves 4.5.4.
test('a retry after a lost response creates one lead, with one key', async () => {
  const name = 'Lost Response'
  const keys: (string | undefined)[] = []
  const { page, leave } = await openVisitor(browser, app.address, { locale: 'en-GB' })
  const { form } = await fillForm(page, 'en', name)
  await page.route(endpoint, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    // The server stores the lead, and the response is lost.
    await route.fetch()
    return route.abort('connectionreset')
  })
  await form.submit.click()
  const toast = page.getByText(copyFor('en').forms.lead.failed.title).first()
  await Promise.race([page.waitForURL('**/en/thank-you/contact'), toast.waitFor()])
  if (!page.url().includes('thank-you')) await form.submit.click()
  await page.waitForURL('**/en/thank-you/contact')

  expect(keys.length).toBeGreaterThanOrEqual(2)
  expect(keys[0]).toMatch(/^[\w-]{20,}$/)
  expect(new Set(keys).size).toBe(1)
  await mailbox.waitForEmail(
    ({ to, parsed }) => to.includes(ownerEmail) && (parsed.text ?? '').includes(name),
  )
  expect(await countLeads(name)).toBe(1)
  await leave()
})

// Proves 4.5.4.
test('a double click creates one lead', async () => {
  const name = 'Double Click'
  const { page, leave } = await openVisitor(browser, app.address)
  const { form } = await fillForm(page, 'he', name)
  await form.submit.dblclick()
  await page.waitForURL('**/he/thank-you/contact')
  await mailbox.waitForEmail(
    ({ to, parsed }) => to.includes(ownerEmail) && (parsed.text ?? '').includes(name),
  )
  expect(await countLeads(name)).toBe(1)
  await leave()
})

test('text typed before hydration stays', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  const scripts = await holdRequests(page, '**/*.js')
  await page.goto('/he/contact', { waitUntil: 'commit' })
  const form = getLeadForm(page, 'he')
  await form.field('name').fill('מי שממהר')
  scripts.release()
  await form.hydrate()
  expect(await form.field('name').inputValue()).toBe('מי שממהר')
  await leave()
})

// Proves 4.7.4, 4.4.1.
test.each(langs)(
  'on a service page in %s the thanks are in place, with a button for a new form',
  async (lang) => {
    const name = `Service Page ${lang}`
    const { success } = copyFor(lang).forms.lead
    const { page, leave } = await openVisitor(browser, app.address)
    const address = pageUrl(lang, 'services/landing-page')
    await page.goto(address)
    const form = getLeadForm(page, lang)
    await form.hydrate()
    await form.fillAll(leadValues(name, `service-${lang}@visitor.example`))
    await fillTimePasses(page)
    await form.submit.click()
    await page.getByRole('heading', { name: success.title }).waitFor()
    expect(await page.locator('#order').textContent()).toContain(success.text)
    expect(new URL(page.url()).pathname).toBe(address)

    await page.getByRole('button', { name: success.again }).click()
    expect(await form.field('name').inputValue()).toBe('')
    expect(await form.field('service_type').inputValue()).toBe('')
    await expect
      .poll(() => form.field('name').evaluate((field) => field === document.activeElement))
      .toBe(true)
    const notice = await mailbox.waitForEmail(
      ({ to, parsed }) => to.includes(ownerEmail) && (parsed.text ?? '').includes(name),
    )
    expect(notice.parsed.text).toContain(copyFor('he').services.items['landing-page'].name)
    await leave()
  },
)

// Proves 4.5.3.
test('when no email can be sent, the visitor reads that the message was saved', async () => {
  const closed = await startMailbox()
  await closed.stop()
  const unmailedApp = await startApp({ env: { SMTP_URL: closed.url, OWNER_EMAIL: ownerEmail } })
  onTestFinished(unmailedApp.stop)
  for (const lang of langs) {
    const { page, leave } = await openVisitor(browser, unmailedApp.address)
    const { form } = await fillForm(page, lang, 'No Email')
    await form.submit.click()
    await page.getByText(copyFor(lang).forms.lead.warning.title).first().waitFor()
    await leave()
  }
})
