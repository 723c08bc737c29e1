import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { termsOfItem } from '#catalog/item-terms.ts'
import { chosenPrice } from '#catalog/price-list.ts'
import { copyFor } from '#copy/copy.server.ts'
import { orderLimits } from '#domain/leads/consulting-order.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import { startMailbox, type Mailbox, type ReceivedEmail } from '#tests/support/mailbox.ts'
import { wordsOf } from '#tests/support/render-page.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor, type Screen } from '#tests/support/visitor.ts'

const ownerEmail = 'owner@studio.example'

let mailbox: Mailbox
let app: RunningApp
const browser = await sharedBrowser()

beforeAll(async () => {
  mailbox = await startMailbox()
  app = await startApp({
    env: { SMTP_URL: mailbox.url, OWNER_EMAIL: ownerEmail, LEADS_PER_MINUTE: '1000' },
  })
})

afterAll(async () => {
  await app.stop()
  await mailbox.stop()
})

const address = (lang: Lang) => pageUrl(lang, 'services/strategic-consulting')

type OrderValues = { name: string; email: string; phone: string; offer: string; notes?: string }

async function fillIn(page: Page, { name, email, phone, offer, notes = '' }: OrderValues) {
  const form = page.locator('[data-behaviour=order-form] form')
  await form.locator('[name=offer]').selectOption(offer)
  await form.locator('[name=name]').fill(name)
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=phone]').fill(phone)
  await form.locator('[name=notes]').fill(notes)
}

function noticesOf(name: string): ReceivedEmail[] {
  return mailbox.emails.filter(
    ({ to, parsed }) => to.includes(ownerEmail) && (parsed.text ?? '').includes(name),
  )
}

function orderWords(lang: Lang) {
  const { forms, catalogue } = copyFor(lang)
  const five = `${catalogue.services['ux-mentoring'].name}: ${catalogue.parts['ux-mentoring.five'].name}`
  return { ...forms.order, five, leadErrors: forms.lead.errors }
}

const visits: readonly { lang: Lang; screen: Screen; javaScript: boolean; name: string }[] = [
  { lang: 'he', screen: 'phone', javaScript: true, name: 'נועם בר' },
  { lang: 'en', screen: 'desktop', javaScript: true, name: 'Ruth Gale' },
  { lang: 'he', screen: 'desktop', javaScript: false, name: 'אלה שקד' },
]

// Proves 4.12.1, 4.12.2, 4.12.3.
test.each(visits)(
  'an order in $lang on a $screen, JavaScript $javaScript: thanks in place, one lead, two emails',
  async ({ lang, screen, javaScript, name }) => {
    const email = `${screen}-${lang}-${javaScript}@visitor.example`
    const { page, problems, leave } = await openVisitor(browser, app.address, {
      screen,
      javaScript,
      locale: languages[lang].locale,
    })
    const { five, success, message } = orderWords(lang)

    await page.goto(address(lang))
    await fillIn(page, {
      name,
      email,
      phone: '0505550100',
      offer: 'ux-mentoring.five',
      notes: 'על מסך ההרשמה',
    })
    await page.locator('[data-behaviour=order-form] [type=submit]').click()
    const thanks = page.getByRole('heading', { name: success.title })
    await thanks.waitFor()
    expect(await page.locator('[data-behaviour=order-form]').textContent()).toContain(five)
    expect(
      javaScript ? await thanks.evaluate((heading) => heading === document.activeElement) : true,
      'focus',
    ).toBe(true)
    expect(page.url()).toContain(address(lang))
    expect(await findFaults(page, javaScript)).toEqual([])

    const notice = await mailbox.waitForEmail(
      ({ to, parsed }) => to.includes(ownerEmail) && (parsed.text ?? '').includes(name),
    )
    expect(notice.parsed.text).toContain(fill(message, { offer: five }))
    expect(notice.parsed.text).toContain('על מסך ההרשמה')
    expect(notice.parsed.text).toContain(copyFor('he').forms.sourcePages.consultingOrder)
    const copy = await mailbox.waitForEmail(({ to }) => to.includes(email))
    const { terms } = copyFor(lang).servicePage
    const { payment, cancellation } = termsOfItem('ux-mentoring.five')
    const price = formatMoney(chosenPrice('ux-mentoring.five').from ?? 0, lang)
    expect(wordsOf(copy.parsed.subject ?? '')).toContain(wordsOf(five))
    for (const text of [copy.parsed.text, copy.parsed.html || ''])
      for (const part of [five, price, terms.payment[payment], terms.cancellation[cancellation]])
        expect(wordsOf(text ?? '')).toContain(wordsOf(part))
    // With JavaScript off, Chromium reports the document's scripts as blocked by the policy.
    expect(problems.filter((problem) => javaScript || !problem.endsWith('.js csp'))).toEqual([])
    await leave()
  },
)

function findFaults(page: Page, javaScript: boolean): Promise<string[]> {
  return javaScript ? findAccessibilityFaults(page) : Promise.resolve([])
}

// Proves 4.12.2.
test.each([true, false])(
  'an invalid order is shown again with its values and errors, JavaScript %s',
  async (javaScript) => {
    const { page, leave } = await openVisitor(browser, app.address, { javaScript, locale: 'en-IL' })
    const { errors, leadErrors, fieldErrors } = orderWords('en')
    const long = 'x'.repeat(orderLimits.notes.max + 1)
    await page.goto(address('en'))
    await fillIn(page, { name: 'R', email: 'ruth@', phone: '123', offer: '', notes: long })
    await page.locator('[data-behaviour=order-form] [type=submit]').click()
    await page.getByText(fieldErrors).waitFor()

    const order = page.locator('[data-behaviour=order-form]')
    for (const text of [
      errors.offerRequired,
      leadErrors.nameMin,
      leadErrors.emailInvalid,
      leadErrors.phoneInvalid,
    ])
      expect(await order.textContent()).toContain(text)
    expect(await order.textContent()).toContain(
      fill(errors.notesMax, { max: orderLimits.notes.max }),
    )
    expect(await order.locator('[name=notes]').inputValue()).toBe(long)
    expect(await order.locator('[name=name]').inputValue()).toBe('R')
    const focused = javaScript
      ? await page.evaluate(() => document.activeElement?.getAttribute('name'))
      : 'offer'
    expect(focused).toBe('offer')
    await leave()
  },
)

// Proves 3.10.3.
test('a link from a price selects its offer in the form', async () => {
  const { page, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  await page.goto(address('he'))
  const link = 'a[data-offer="figma-workshop.three-days"]'
  for (const fold of await page.locator(`details:has(${link})`).all())
    await fold.locator('> summary').click()
  await page.locator(link).click()
  expect(await page.locator('[data-behaviour=order-form] [name=offer]').inputValue()).toBe(
    'figma-workshop.three-days',
  )
  await expect.poll(() => new URL(page.url()).hash).toBe('#order')
  await leave()
})

// Proves 4.12.3.
test('a double click creates one lead', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(address('he'))
  await fillIn(page, {
    name: 'לחיצה כפולה',
    email: 'twice@visitor.example',
    phone: '0505550101',
    offer: 'intro',
  })
  const sending = await holdRequests(page, '**/services/strategic-consulting')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.locator('[data-behaviour=order-form] [type=submit]').dblclick()
  expect(new URLSearchParams((await sent).postData() ?? '').get('came_from')).toBe('direct')
  await page
    .locator('[data-behaviour=order-form] button', { hasText: orderWords('he').sending })
    .waitFor()
  sending.release()
  await page.getByRole('heading', { name: orderWords('he').success.title }).waitFor()
  await mailbox.waitForEmail(({ to }) => to.includes('twice@visitor.example'))
  expect(noticesOf('לחיצה כפולה')).toHaveLength(1)
  await leave()
})

// Proves 4.12.2.
test('after a network error the order stays in the form, and sending it again creates one lead', async () => {
  const { page, leave } = await openVisitor(browser, app.address, { locale: 'en-IL' })
  await page.goto(address('en'))
  await page.route('**/services/strategic-consulting', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
  )
  await fillIn(page, {
    name: 'Broken Line',
    email: 'line@visitor.example',
    phone: '0505550102',
    offer: 'action-plan',
  })
  await page.locator('[data-behaviour=order-form] [type=submit]').click()
  await page
    .getByRole('alert')
    .filter({ hasText: orderWords('en').failed.title })
    .waitFor()
  expect(await page.locator('[data-behaviour=order-form] [name=name]').inputValue()).toBe(
    'Broken Line',
  )

  await page.unroute('**/services/strategic-consulting')
  await page.locator('[data-behaviour=order-form] [type=submit]').click()
  await page.getByRole('heading', { name: orderWords('en').success.title }).waitFor()
  await mailbox.waitForEmail(({ to }) => to.includes('line@visitor.example'))
  expect(noticesOf('Broken Line')).toHaveLength(1)
  await leave()
})

const whole = {
  name: 'Dana',
  email: 'dana@visitor.example',
  phone: '0505550100',
  country_code: 'IL',
  language: 'he',
  offer: 'intro',
  notes: '',
}

test.each([
  ['an unknown offer', new URLSearchParams({ ...whole, offer: '__proto__' }), 400],
  ['no field at all', new URLSearchParams(), 400],
  ['no language', new URLSearchParams({ ...whole, language: 'xx' }), 400],
  ['text that is no form', '{"name":"x"}', 415],
])('%s is refused without a server error', async (_, body, status) => {
  const response = await fetch(app.address + address('he'), { method: 'POST', body })
  expect(response.status).toBe(status)
})

// Proves 4.12.1.
test('other service pages accept no order', async () => {
  const response = await fetch(app.address + pageUrl('he', 'services/landing-page'), {
    method: 'POST',
    body: new URLSearchParams(whole),
  })
  expect(response.status).toBe(405)
})
