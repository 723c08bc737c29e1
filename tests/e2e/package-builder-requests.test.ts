import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import { pageUrl } from '#i18n/links.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { builderOn, builderUrl, waitForHydration } from '#tests/support/builder.ts'
import { fillTimePasses } from '#tests/support/lead-form.ts'
import { startMailbox, type Mailbox } from '#tests/support/mailbox.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

let mailbox: Mailbox
let app: RunningApp
const browser = await sharedBrowser()

beforeAll(async () => {
  mailbox = await startMailbox()
  app = await startApp({ env: { SMTP_URL: mailbox.url, LEADS_PER_MINUTE: '100' } })
})

afterAll(async () => {
  await app.stop()
  await mailbox.stop()
})

const queries = [
  's=nothing',
  's=branding.gold,branding.gold,branding.basic',
  's=maintenance:-12,digital-card:1e308,ux-mentoring.retainer:NaN',
  `s=${'website,'.repeat(1_300)}`,
  `s=${'x'.repeat(10_000)}`,
  's=%E0%A4%A',
  's=%FF&c=%00',
  's[]=website&s[0]=branding',
  's=<script>alert(1)</script>&o.branding=<b>',
  's=__proto__,constructor,toString&o.__proto__=x&m.constructor=1',
  'm.maintenance=99999999999999999999&s=maintenance&s=maintenance',
  'total=1&price=0&s=website',
]

test.each(queries.map((query) => ({ query, start: query.slice(0, 60) })))(
  'any query renders a page: $start',
  async ({ query }) => {
    const response = await fetch(app.address + builderUrl('he', query))
    expect([200, 400]).toContain(response.status)
    expect(await response.text()).not.toContain('<script>alert(1)')
  },
)

async function post(fields: Record<string, string>, query = ''): Promise<Response> {
  const body = new URLSearchParams(fields)
  return fetch(app.address + builderUrl('he', query), { method: 'POST', body, redirect: 'manual' })
}

const dana = {
  name: 'דנה כהן',
  email: 'dana@visitor.example',
  country_code: 'IL',
  phone: '0505550100',
  basket: 's=website~crm,branding.extended',
}

test.each<[what: string, fields: Record<string, string>, status: number]>([
  ['no package', { ...dana, basket: '' }, 400],
  ['a package of nothing', { ...dana, basket: 's=nothing' }, 400],
  ['no name', { ...dana, name: '' }, 400],
  ['a wrong address', { ...dana, email: 'dana@' }, 400],
  ['a short phone', { ...dana, phone: '05' }, 400],
  ['notes without end', { ...dana, message: 'א'.repeat(1_001) }, 400],
  ['a key of one letter', { ...dana, key: 'a' }, 400],
  ['nothing at all', {}, 400],
])('a request with %s is refused and keeps what was written', async (_what, fields, status) => {
  const response = await post(fields)
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const page = await response.text()
  expect(
    [fields['email'], fields['phone']].filter((value) => value && !page.includes(value)),
  ).toEqual([])
})

// Proves 6.3.7.
test.each([
  ['s=website', ''],
  ['s=website,mvp', '?offer=estimate'],
])('a request for %s leads to the thanks for what it is', async (basket, query) => {
  const response = await post({ ...dana, basket, email: 'thanks@visitor.example' }, basket)
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    pageUrl('he', 'thank-you/quote') + query,
  ])
})

// Proves 6.1.3.
test('prices sent by a client are ignored', async () => {
  const response = await post({
    ...dana,
    email: 'sly@visitor.example',
    total: '1',
    'website.amount': '1',
    key: 'sly-client-0001',
  })
  expect(response.status).toBe(303)
  const email = await mailbox.waitForEmail(({ to }) => to.includes('sly@visitor.example'))
  expect(email.parsed.text).not.toMatch(/[^\d.,]1 ?₪/)
})

test('with scripts: errors are shown beside their fields, then the quote is sent', async () => {
  const { page, problems, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  const builder = builderOn(page, 'he')
  const { forms, pages } = copyFor('he')
  const packageBuilder = pages['package-builder'].body
  await builder.open('s=website~crm')
  await waitForHydration(page)
  const form = page.locator('#quote-form')
  await form.locator('[name=phone]').fill('05')
  // The button is aria-disabled, not disabled, while the form is invalid.
  await form.locator('[type=submit]').click({ force: true })
  await form.getByText(forms.lead.errors.nameMin, { exact: true }).waitFor()
  await form.getByText(forms.lead.errors.phoneInvalid, { exact: true }).waitFor()
  expect(
    await form.locator('[name=name]').evaluate((field) => field === document.activeElement),
  ).toBe(true)
  await form.locator('[name=name]').fill('יעל לוי')
  await form.locator('[name=email]').fill('yael@visitor.example')
  await form.locator('[name=phone]').fill('0505550101')
  await builder.service('branding').check()
  await form.getByText(packageBuilder.quote.ready).waitFor()
  await fillTimePasses(page)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await form.locator('[type=submit]').dblclick()
  expect((await sent).postData()).toMatch(/came_from[^\w]+direct/)
  await page.waitForURL(({ pathname }) => pathname === pageUrl('he', 'thank-you/quote'))
  await mailbox.waitForEmail(({ to }) => to.includes('yael@visitor.example'))
  expect(mailbox.emails.filter(({ to }) => to.includes('yael@visitor.example'))).toHaveLength(1)
  expect(problems).toEqual([])
  await leave()
})

test('on a network error the page stays and shows a message, and the next press sends one quote', async () => {
  const { page, context, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  const keys = new Set<string>()
  page.on('request', (request) => {
    if (request.method() === 'POST')
      keys.add(new URLSearchParams(request.postData() ?? '').get('key') ?? '')
  })
  const packageBuilder = copyFor('he').pages['package-builder'].body
  await builderOn(page, 'he').open('s=website~crm')
  await waitForHydration(page)
  const form = page.locator('#quote-form')
  await form.locator('[name=name]').fill('רון גל')
  await form.locator('[name=email]').fill('ron@visitor.example')
  await form.locator('[name=phone]').fill('0505550103')
  await fillTimePasses(page)
  await context.setOffline(true)
  await form.locator('[type=submit]').click()
  await form.getByRole('alert').getByText(packageBuilder.quote.offline.title).waitFor()
  expect(await form.locator('[name=name]').inputValue()).toBe('רון גל')
  await context.setOffline(false)
  await form.locator('[type=submit]').click()
  await page.waitForURL(({ pathname }) => pathname === pageUrl('he', 'thank-you/quote'))
  await mailbox.waitForEmail(({ to }) => to.includes('ron@visitor.example'))
  expect(mailbox.emails.filter(({ to }) => to.includes('ron@visitor.example'))).toHaveLength(1)
  expect([...keys]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)])
  await leave()
})

// Proves 4.7.6, 6.1.5.
test('without scripts: a refused form returns filled in, with errors and package, and can then be sent', async () => {
  const { page, leave } = await openVisitor(browser, app.address, {
    javaScript: false,
    locale: 'en-GB',
  })
  const builder = builderOn(page, 'en')
  const { forms, pages } = copyFor('en')
  const packageBuilder = pages['package-builder'].body
  await builder.open('s=website~crm')
  const form = page.locator('#quote-form')
  await form.locator('[name=name]').fill('Maya Stone')
  await form.locator('[name=email]').fill('maya@')
  await form.locator('[name=phone]').fill('0505550102')
  await form.getByRole('button', { name: packageBuilder.quote.submit }).click()
  await form.getByText(forms.lead.errors.emailInvalid, { exact: true }).waitFor()
  expect(await form.locator('[name=name]').inputValue()).toBe('Maya Stone')
  expect(await builder.service('website').isChecked()).toBe(true)
  await form.locator('[name=email]').fill('maya@visitor.example')
  await form.getByRole('button', { name: packageBuilder.quote.submit }).click()
  await page.waitForURL(({ pathname }) => pathname === pageUrl('en', 'thank-you/quote'))
  await leave()
})
