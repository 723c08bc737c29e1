import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { copyFor } from '#copy/copy.server.ts'
import { emails as englishEmails } from '#copy/en/emails.ts'
import { emails as hebrewEmails } from '#copy/he/emails.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { ContactField } from '#domain/leads/contact-form.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { adminUrl, pageUrl } from '#i18n/links.ts'
import { formNotice } from '#server/privacy/privacy-notice.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { owner, signUp } from '#tests/support/admin.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import { getLeadForm, leadValues, fillTimePasses, type LeadForm } from '#tests/support/lead-form.ts'
import { startMailbox, type Mailbox, type ReceivedEmail } from '#tests/support/mailbox.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor, type Screen } from '#tests/support/visitor.ts'

const mailCopies = { he: hebrewEmails, en: englishEmails }
const ownerEmail = 'owner@studio.example'

let mailbox: Mailbox
let app: RunningApp
const browser = await sharedBrowser()

beforeAll(async () => {
  mailbox = await startMailbox()
  app = await startApp({ env: { SMTP_URL: mailbox.url, OWNER_EMAIL: ownerEmail } })
})

afterAll(async () => {
  await app.stop()
  await mailbox.stop()
})

const visits: readonly { lang: Lang; screen: Screen; name: string }[] = [
  { lang: 'he', screen: 'desktop', name: 'דנה כהן' },
  { lang: 'he', screen: 'phone', name: 'יוסי לוי' },
  { lang: 'en', screen: 'desktop', name: 'Maya Stone' },
  { lang: 'en', screen: 'phone', name: 'Adam Hill' },
]

function isTo(address: string, name: string) {
  return (email: ReceivedEmail) =>
    email.to.includes(address) && email.raw.length > 0 && (email.parsed.text ?? '').includes(name)
}

/** Stores what is pushed to the data layer: the page that pushes it is left a moment later. */
async function storeDataLayer(page: Page) {
  await page.addInitScript(() => {
    const layer: unknown[] = []
    layer.push = (...items: unknown[]) => {
      const stored = JSON.parse(sessionStorage.getItem('pushed') ?? '[]') as unknown[]
      sessionStorage.setItem('pushed', JSON.stringify([...stored, ...items]))
      return stored.length + items.length
    }
    Object.assign(globalThis, { dataLayer: layer })
  })
}

/** An invalid value shows its error, a valid one removes it; only a valid form can be sent. */
async function expectFieldErrors({ fill, field, form, submit }: LeadForm, lang: Lang) {
  const { errors } = copyFor(lang).forms.lead
  const invalid: readonly [ContactField, string, string][] = [
    ['name', 'א', errors.nameMin],
    ['name', 'א'.repeat(101), errors.nameMax],
    ['email', 'dana@', errors.emailInvalid],
    ['phone', '05055', errors.phoneInvalid],
    ['message', 'קצר', errors.messageMin],
    ['message', '😀'.repeat(1001), errors.messageMax],
  ]
  const borderOf = (name: ContactField) =>
    field(name).evaluate((control) => getComputedStyle(control).borderColor)
  const plain = await borderOf('name')
  for (const [name, value, message] of invalid) {
    await fill(name, value)
    await form.getByText(message, { exact: true }).waitFor()
    expect(await field(name).getAttribute('aria-invalid'), message).toBe('true')
    await expect.poll(() => borderOf(name)).not.toBe(plain)
    expect(await submit.isDisabled()).toBe(true)
  }
  await fill('name', 'אב')
  await form.getByText(errors.nameMax, { exact: true }).waitFor({ state: 'detached' })
}

// Proves 3.8.2, 3.8.3, 4.1.1, 4.5.5, 4.7.1, 4.7.2, 4.7.3.
test.each(visits)(
  'a lead in $lang on a $screen: field errors, sending, thanks, two emails',
  async ({ lang, screen, name }) => {
    const email = `${screen}-${lang}@visitor.example`
    const { page, problems, leave } = await openVisitor(browser, app.address, {
      screen,
      locale: languages[lang].locale,
    })
    await storeDataLayer(page)
    const sending = await holdRequests(page, '**/functions/v1/submit-contact-form-atlas')
    const copy = copyFor(lang).forms.lead

    await page.goto(pageUrl(lang, ''))
    const form = getLeadForm(page, lang)
    await form.hydrate()
    await expectFieldErrors(form, lang)

    const values = leadValues(name, email)
    for (const [field, value] of Object.entries(values)) {
      expect(await form.submit.isDisabled(), `before ${field}`).toBe(true)
      await form.fill(field as ContactField, value)
    }
    await expect.poll(() => form.submit.isDisabled()).toBe(false)
    expect(await form.field('phone').inputValue()).toBe('050-5550100')
    await fillTimePasses(page)

    await form.submit.click()
    await form.form.getByRole('button', { name: copy.sending, disabled: true }).waitFor()
    sending.release()
    await page.waitForURL(`**${pageUrl(lang, 'thank-you/contact')}`)
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    const pushed = JSON.parse(
      (await page.evaluate(() => sessionStorage.getItem('pushed'))) ?? '[]',
    ) as unknown[]
    expect(pushed).toContainEqual(
      expect.objectContaining({
        event: 'generate_lead',
        currency: 'ILS',
        service_type: 'landing-page',
        budget_range: '5000-15000',
      }),
    )
    expect(JSON.stringify(pushed)).not.toContain(email)

    const notice = await mailbox.waitForEmail(isTo(ownerEmail, name))
    expect(notice.parsed.subject).toContain(name)
    expect(notice.parsed.html).toMatch(
      /<html[^>]*dir="rtl"[^>]*lang="he"|<html[^>]*lang="he"[^>]*dir="rtl"/,
    )
    expect(notice.parsed.replyTo?.value).toEqual([{ address: email, name }])
    expect(notice.parsed.text).toContain(values.message)
    expect(notice.parsed.text).toContain('+972\u00a050\u00a0555\u00a00100')

    const receipt = await mailbox.waitForEmail(isTo(email, name))
    expect(receipt.parsed.subject).toContain(mailCopies[lang].visitorReceipt.subject)
    expect(receipt.parsed.html).toMatch(
      new RegExp(
        `<html[^>]*(?:lang="${lang}"[^>]*dir="${languages[lang].dir}"|dir="${languages[lang].dir}"[^>]*lang="${lang}")`,
      ),
    )
    expect(
      receipt.parsed.replyTo?.value.map(({ address }) => address) ?? [company.email],
    ).not.toContain(email)

    expect(problems).toEqual([])
    await leave()
  },
)

test('each of the four leads sent exactly two emails', () => {
  expect(mailbox.emails.map(({ to }) => to.join()).toSorted()).toEqual(
    [
      ...visits.map(({ lang, screen }) => `${screen}-${lang}@visitor.example`),
      ...visits.map(() => ownerEmail),
    ].toSorted(),
  )
  const ids = mailbox.emails.map(({ parsed }) => parsed.messageId)
  expect(new Set(ids).size).toBe(8)
})

// Proves 4.9.1, 10.3.2.
test('the owner signs up and finds the four leads, newest first, with what each form said', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await signUp(page, 'he', app.setUpCode ?? '', owner)
  await page.waitForURL(`**${adminUrl('he', 'dashboard')}*`)
  await page.locator('tbody tr').first().waitFor()
  const names = await page.locator('tbody td:nth-child(2) bdi').allTextContents()
  expect(names).toEqual(visits.map(({ name }) => name).toReversed())
  const rows = await page
    .locator('tbody tr')
    .filter({ hasText: copyFor('he').forms.sourcePages.home })
    .count()
  expect(rows).toBe(visits.length)
  const { notice } = deskCopyFor('he').admin
  for (const { name, lang } of [visits[0], visits[2]].flatMap((visit) => visit ?? [])) {
    await page.goto(adminUrl('he', 'dashboard'))
    await page.getByRole('link', { name, exact: true }).first().click()
    await page.getByRole('link', { name: notice.open }).click()
    await page.getByRole('heading', { level: 1, name: notice.title }).waitFor()
    const { privacy } = copyFor(lang).forms.lead
    expect(await page.getByText(privacy.text, { exact: true }).count()).toBe(1)
    expect(await page.getByText(formNotice(lang).version, { exact: true }).count()).toBe(1)
    expect(await findAccessibilityFaults(page)).toEqual([])
  }
  await leave()
})

// Proves 4.1.4.
test('the placeholder of the phone shows an Israeli mobile number while the country is Israel', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto('/he/contact')
  const { field, form, hydrate } = getLeadForm(page, 'he')
  const shown = () => field('phone').getAttribute('placeholder')
  expect(await shown()).toBe('050-1234567')
  await hydrate()
  await form.locator('[name=country_code]').selectOption('GB')
  expect(await shown()).toBe('')
  await form.locator('[name=country_code]').selectOption('IL')
  await field('phone').fill('+44')
  expect(await shown()).toBe('')
  await leave()
})
