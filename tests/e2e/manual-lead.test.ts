import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { signIn } from '#tests/support/admin.ts'
import {
  sameOriginForm,
  signUp,
  startAdminArea,
  type AdminArea,
} from '#tests/support/admin-area.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

let area: AdminArea
const browser = await sharedBrowser()
let cookie = ''

const { admin, forms, services } = deskCopyFor('he')
const { labels, errors } = forms.lead

beforeAll(async () => {
  area = await startAdminArea()
  cookie = await signUp(area)
})

afterAll(() => area.stop())

// Proves 4.14.1, 4.14.2.
test('a manual lead without an email address is created on a phone with all details', async () => {
  const { page, problems, leave } = await openVisitor(browser, area.app.address, {
    screen: 'phone',
  })
  await signIn(page, 'he')
  await page.waitForURL('**/dashboard')
  await page.getByRole('link', { name: admin.newLead.open }).click()
  await page.getByLabel(labels.name).fill('רות מהטלפון')
  await page.getByLabel(labels.phone).fill('052-7654321')
  const landingPage = services.items['landing-page'].name
  await page.getByLabel(labels.service_type).selectOption({ label: landingPage })
  await page.getByLabel(admin.newLead.notes).fill('רוצה אתר לחנות')
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: admin.newLead.submit }).click()

  await page.getByRole('heading', { level: 1, name: 'רות מהטלפון' }).waitFor()
  await page.getByText(admin.lead.events.added).waitFor()
  expect(await page.getByText(forms.sourcePages.byHand).count()).toBeGreaterThan(0)
  expect(await page.locator('a[href="tel:+972527654321"]').count()).toBe(1)
  expect(await page.locator('main a[href^="mailto:"]').count()).toBe(0)
  expect(await findAccessibilityFaults(page)).toEqual([])

  await page.getByRole('link', { name: admin.lead.back }).click()
  const row = page.locator('tbody tr').first()
  await row.getByText('רות מהטלפון', { exact: true }).first().waitFor()
  expect(await row.locator('a[href^="mailto:"]').count()).toBe(0)
  expect(await findAccessibilityFaults(page)).toEqual([])

  const { rows } = await area.database.query(
    `select email, status, notes, source_page, (select count(*)::int from emails
      where lead_id = leads.id) as emails from leads where name = 'רות מהטלפון'`,
  )
  expect(rows).toEqual([
    { email: '', status: 'read', notes: 'רוצה אתר לחנות', source_page: 'by-hand', emails: 0 },
  ])
  expect(problems).toEqual([])
  await leave()
})

const key = '0d5f3a52-5c0e-4b3f-9f6a-0c8b1a2d3e4f'
const valid = {
  key,
  name: 'Ruth',
  phone: '0527654321',
  service_type: 'not-sure',
  email: '',
  notes: '',
}

function post(fields: Record<string, string>) {
  return area.send('/he/emodesuper/dashboard/leads/new', {
    method: 'POST',
    cookie,
    headers: sameOriginForm,
    body: new URLSearchParams(fields).toString(),
  })
}

// Proves 4.14.1.
test('the form sent twice creates one lead', async () => {
  expect((await post(valid)).status).toBe(303)
  expect((await post(valid)).status).toBe(303)
  const { rows } = await area.database.query(
    'select count(*)::int as events from lead_events where lead_id = $1',
    [key],
  )
  expect(rows).toEqual([{ events: 1 }])
})

// Proves 4.14.1.
test.each([
  [{ name: 'R' }, errors.nameMin],
  [{ phone: '05276' }, errors.phoneInvalid],
  [{ phone: '+972 52 765 4321 0000000' }, errors.phoneMax],
  [{ service_type: 'website' }, errors.serviceRequired],
  [{ email: 'ruth@' }, errors.emailInvalid],
  [{ key: '1' }, ''],
])('%j is refused with its error, and stores nothing', async (wrong, error) => {
  const before = await area.snapshot()
  const response = await post({ ...valid, key: crypto.randomUUID(), ...wrong })
  expect(response.status).toBe(400)
  expect(response.body).toContain(error)
  expect(await area.snapshot()).toEqual(before)
})
