import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { adminUrl, type AdminPath } from '#i18n/links.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { signIn } from '#tests/support/admin.ts'
import { secretName, signUp, startAdminArea, type AdminArea } from '#tests/support/admin-area.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

let area: AdminArea
const browser = await sharedBrowser()

const { admin, forms, services } = deskCopyFor('he')
const { labels } = forms.lead
const landingPage = services.items['landing-page'].name

beforeAll(async () => {
  area = await startAdminArea()
  await signUp(area)
})

afterAll(() => area.stop())

async function openAdmin(path: AdminPath = 'dashboard'): Promise<Visitor> {
  const visitor = await openVisitor(browser, area.app.address, { screen: 'phone' })
  await signIn(visitor.page, 'he')
  await visitor.page.waitForURL('**/dashboard')
  if (path !== 'dashboard') await visitor.page.goto(adminUrl('he', path))
  await visitor.page.waitForLoadState('networkidle')
  return visitor
}

async function fillNewLead(page: Page, name: string, phone = '052-7654321') {
  await page.getByLabel(labels.name).fill(name)
  await page.getByLabel(labels.phone).fill(phone)
  await page.getByLabel(admin.newLead.service).selectOption({ label: landingPage })
  await page.getByLabel(admin.newLead.outcomes.wait.label).check()
}

async function storedLeads(name: string) {
  const { rows } = await area.database.query<{ phone: string; events: number }>(
    `select phone, (select count(*)::int from lead_events where lead_id = leads.id) as events
     from leads where name = $1`,
    [name],
  )
  return rows
}

/** Closes the tab and opens another, as a phone does with a background tab. */
async function reopen({ page, context }: Visitor, path: AdminPath): Promise<Page> {
  await page.close()
  const next = await context.newPage()
  await next.goto(adminUrl('he', path))
  return next
}

// Proves 7.5.6.
test('a manual lead created offline is stored once when the connection is back', async () => {
  const visitor = await openAdmin()
  const { page, context, leave } = visitor
  await context.setOffline(true)
  await page.getByRole('link', { name: admin.newLead.title }).click()
  await fillNewLead(page, 'רות בלי קו')
  await page.getByRole('button', { name: admin.newLead.submit }).click()
  await page.getByRole('status').filter({ hasText: 'רות בלי קו' }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.close()
  expect(await storedLeads('רות בלי קו')).toEqual([])
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(adminUrl('he', 'dashboard'))
  await next.getByRole('link', { name: 'רות בלי קו' }).first().waitFor()
  expect(await storedLeads('רות בלי קו')).toEqual([{ phone: '+972527654321', events: 1 }])
  await leave()
})

// Proves 7.5.7.
test('a partly filled lead form is restored', async () => {
  const visitor = await openAdmin('dashboard/leads/new')
  await fillNewLead(visitor.page, 'חצי פנייה')
  const page = await reopen(visitor, 'dashboard')
  await page.getByRole('link', { name: 'חצי פנייה' }).click()
  await expect.poll(() => page.getByLabel(labels.name).inputValue()).toBe('חצי פנייה')
  expect(await page.getByLabel(labels.phone).inputValue()).toBe('052-7654321')
  expect(await page.getByLabel(admin.newLead.service).inputValue()).toBe('landing-page')
  expect(await page.getByLabel(admin.newLead.outcomes.wait.label).isChecked()).toBe(true)
  expect(await storedLeads('חצי פנייה')).toEqual([])
  await page.getByRole('button', { name: admin.newLead.submit }).click()
  await page.getByRole('heading', { level: 1, name: 'חצי פנייה' }).waitFor()
  expect(await storedLeads('חצי פנייה')).toHaveLength(1)
  await visitor.leave()
})

// Proves 7.5.6.
test('a lead whose response was lost is stored once', async () => {
  const { page, leave } = await openAdmin('dashboard/leads/new')
  let lost = 0
  await page.route('**/changes', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    return route.abort()
  })
  await fillNewLead(page, 'תשובה שאבדה')
  await page.getByRole('button', { name: admin.newLead.submit }).click()
  await page.getByRole('heading', { level: 1, name: 'תשובה שאבדה' }).waitFor()
  expect(lost).toBe(1)
  expect(await storedLeads('תשובה שאבדה')).toHaveLength(1)
  await leave()
})

// Proves 7.5.7.
test('a form refused after reconnecting asks the admin and keeps what was typed', async () => {
  const { page, context, leave } = await openAdmin()
  await context.setOffline(true)
  await page.getByRole('link', { name: admin.newLead.title }).click()
  await fillNewLead(page, 'מספר קצר', '052-1')
  await page.getByRole('button', { name: admin.newLead.submit }).click()
  await page.getByRole('status').filter({ hasText: 'מספר קצר' }).waitFor()
  await page.getByRole('button', { name: admin.pending.forms.close }).click()
  await context.setOffline(false)
  const question = page.getByRole('region', { name: admin.pending.conflict.title })
  await question.getByText('מספר קצר').waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await question.getByRole('link', { name: admin.pending.forms.check }).click()
  await page.getByText(forms.lead.errors.phoneInvalid).waitFor()
  await page.getByLabel(labels.phone).fill('052-1112223')
  await page.getByRole('button', { name: admin.newLead.submit }).click()
  await page.getByRole('heading', { level: 1, name: 'מספר קצר' }).waitFor()
  expect(await storedLeads('מספר קצר')).toEqual([{ phone: '+972521112223', events: 1 }])
  await leave()
})

// Proves 7.5.6, 4.15.4.
test('details corrected offline are queued and do not overwrite changes of somebody else', async () => {
  const visitor = await openAdmin(`dashboard/leads/${area.leadId}`)
  const { context, leave } = visitor
  await context.setOffline(true)
  await visitor.page.getByRole('link', { name: admin.lead.correct }).click()
  await visitor.page.getByLabel(labels.name).fill('שם מתוקן')
  await visitor.page.getByRole('button', { name: admin.correction.submit }).click()
  await visitor.page.getByRole('status').filter({ hasText: secretName }).waitFor()
  await visitor.page.close()
  await area.database.query(`update leads set name = 'נועה', version = version + 1 where id = $1`, [
    area.leadId,
  ])
  await context.setOffline(false)
  const page = await context.newPage()
  await page.goto(adminUrl('he', 'dashboard'))
  await page.getByRole('link', { name: admin.pending.forms.check }).click()
  await page.getByText(admin.correction.stored.replace('{value}', 'נועה')).waitFor()
  expect(await storedLeads('נועה')).toHaveLength(1)
  await page.getByRole('button', { name: admin.correction.submit }).click()
  await page.getByRole('heading', { level: 1, name: 'שם מתוקן' }).waitFor()
  expect(await storedLeads('נועה')).toEqual([])
  await leave()
})

// Proves 7.5.8.
test('deleting offline shows that it needs a connection and deletes nothing', async () => {
  const { page, context, leave } = await openAdmin()
  const before = await area.snapshot()
  await context.setOffline(true)
  const status = page.locator('tbody').getByRole('button', { name: /^הסטטוס של הפנייה של/ })
  await status.first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^מחיקת הפנייה של/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: admin.leads.confirm.delete }).click()
  await page.getByText(admin.pending.needsConnection).first().waitFor()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(admin.leads.title)
  expect(await area.snapshot()).toEqual(before)
  await leave()
})
