import { expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { adminUrl, pageUrl } from '#i18n/links.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { signUp } from '#tests/support/admin.ts'
import { leadEndpoint, leadPayload } from '#tests/support/lead-payload.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()

const { admin, adminQuotes, forms, quotes } = deskCopyFor('he')
const { actions, notHandedOver, toasts } = adminQuotes

// Proves 8.1.5, 8.1.7.
test('without a mail server no page states that a quote was sent', async () => {
  const name = 'נועה ברק'
  await fetch(app.address + leadEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(leadPayload({ name, language: 'he' })),
  })
  const { page, problems, leave } = await openVisitor(browser, app.address)
  await signUp(page, 'he', app.setUpCode ?? '')
  await page.getByRole('link', { name }).first().click()
  await page.getByText(admin.emails.statuses['written-to-file']).first().waitFor()
  await page.getByRole('button', { name: adminQuotes.onLead.create }).click()
  await page.getByLabel(adminQuotes.editor.add).selectOption({ index: 2 })
  await page.getByRole('button', { name: adminQuotes.editor.save }).click()
  await page.getByText(actions.readyNotes['written-to-file']).waitFor()
  await page.getByRole('button', { name: actions.sendReady }).click()
  await page.getByText(toasts.ready).first().waitFor()
  await page.getByText(actions.toHandOver['written-to-file']).waitFor()
  await page.getByText(notHandedOver['written-to-file']).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  const link = await page.getByRole('link', { name: adminQuotes.page.open }).getAttribute('href')

  await page.getByRole('link', { name }).click()
  await page.getByText(/המייל נשמר ולא נשלח, כי לא הוגדר שרת דואר/).waitFor()
  await page.getByText(notHandedOver['written-to-file']).waitFor()
  await page.goto(adminUrl('he', 'dashboard/quotes'))
  await page.getByText(notHandedOver['written-to-file']).waitFor()
  expect(problems).toEqual([])
  await leave()

  const client = await openVisitor(browser, app.address)
  await client.page.goto(link ?? '')
  await client.page.getByLabel(quotes.accept.name).fill(name)
  await client.page.getByRole('button', { name: quotes.accept.submit }).click()
  await client.page.getByText(/אפשר להוריד כאן עותק/).waitFor()
  await client.page.goto(pageUrl('he', 'thank-you/quote'))
  await client.page.getByText(quotes.withoutMail.thankYou.step).waitFor()
  expect(await client.page.getByText('תישלח למייל').count()).toBe(0)
  await client.leave()
})

// Proves 8.1.7.
test('without a mail server no form promises the visitor an email', async () => {
  const { page, problems, leave } = await openVisitor(browser, app.address)
  await page.goto(pageUrl('he', 'package-builder') + '?services=branding')
  await page.getByText(quotes.withoutMail.builder.promise).waitFor()
  expect(await page.getByText(/למייל|במייל/).count()).toBe(0)

  await page.goto(pageUrl('he', 'services/strategic-consulting'))
  const { labels, submit, success } = forms.order
  await page.getByLabel(labels.name, { exact: true }).fill('נועה ברק')
  await page.getByLabel(labels.email, { exact: true }).fill('noa@example.com')
  await page.getByLabel(labels.phone, { exact: true }).fill('050-123-4567')
  await page.getByLabel(labels.offer, { exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: submit }).click()
  await page.getByRole('heading', { name: success.title }).waitFor()
  expect(await page.locator('#order').getByText(/מייל/).count()).toBe(0)
  expect(problems).toEqual([])
  await leave()
})
