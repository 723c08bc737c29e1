import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { signIn } from '#tests/support/admin.ts'
import { secretName, signUp, startAdminArea, type AdminArea } from '#tests/support/admin-area.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

let area: AdminArea
const browser = await sharedBrowser()

const { admin, forms } = deskCopyFor('he')
const { labels, errors } = forms.lead
const { correction: copy } = admin

beforeAll(async () => {
  area = await startAdminArea()
  await signUp(area)
})

afterAll(() => area.stop())

// Proves 4.15.1, 4.15.3, 4.15.4.
test('details are corrected on a phone: refused and offline forms keep what was typed', async () => {
  const { page, context, leave } = await openVisitor(browser, area.app.address, {
    screen: 'phone',
  })
  await signIn(page, 'he')
  await page.waitForURL('**/dashboard')
  await page.goto(`/he/emodesuper/dashboard/leads/${area.leadId}`)
  await page.getByRole('link', { name: admin.lead.correct }).click()
  const submit = page.getByRole('button', { name: copy.submit })
  const [name, phone] = [page.getByLabel(labels.name), page.getByLabel(labels.phone)]
  await name.fill('רות לוי')
  await phone.fill('05')
  await submit.click()
  await page.getByText(errors.phoneInvalid).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await phone.fill('054-7654321')

  await context.setOffline(true)
  await submit.click()
  await page.getByRole('status').filter({ hasText: secretName }).waitFor()
  await area.database.query('update leads set name = $2 where id = $1', [area.leadId, 'נועה'])
  await context.setOffline(false)
  await page.getByText(copy.stale).waitFor()
  await page.getByText(copy.stored.replace('{value}', 'נועה')).waitFor()
  await submit.click()

  await page.getByRole('heading', { level: 1, name: 'רות לוי' }).waitFor()
  expect(await page.locator('a[href="tel:+972547654321"]').count()).toBe(1)
  expect(await page.locator('ol').last().textContent()).toMatch(/נועה.*רות לוי/)
  expect(await page.getByText(secretName).count()).toBe(0)
  expect(await findAccessibilityFaults(page)).toEqual([])
  await leave()
})
