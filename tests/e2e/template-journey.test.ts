import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { owner, signIn } from '#tests/support/admin.ts'
import { signUp, startAdminArea, type AdminArea } from '#tests/support/admin-area.ts'
import { fillTimePasses, getLeadForm, leadValues } from '#tests/support/lead-form.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { countStoredRows } from '#tests/support/stored-rows.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const words = copyFor('he')
const { business } = words.templates.items['law-firm']
const { fields, form } = words.templatePages['law-firm'].contact

let area: AdminArea
const browser = await sharedBrowser()

beforeAll(async () => {
  area = await startAdminArea()
  await signUp(area)
})

afterAll(() => area.stop())

// Proves 3.4.3, 3.6.1.
test('from the portfolio through a template to a lead that the owner sees', async () => {
  const { app } = area
  const { page, problems, leave } = await openVisitor(browser, app.address)
  await page.goto('/he/portfolio')

  await page.locator('[data-category=landing]').click()
  await page.getByRole('link', { name: business }).first().click()
  const details = page.locator('dialog:modal')
  await details.getByText(words.projectDetails['law-firm']).waitFor()
  await details.getByRole('link', { name: words.portfolio.live }).click()
  await page.waitForURL('**/he/templates/law-firm')
  await page.waitForLoadState('networkidle')

  const bar = page.locator('.frame-bar')
  await bar.getByRole('button', { name: words.templateFrame.widths.phone }).click()
  const framed = page.getByRole('dialog').frameLocator('iframe')
  await framed.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Escape')

  const before = await countStoredRows(app.dataDir)
  const demo = page.locator('#request-form')
  await demo.getByLabel(fields.name.label).fill('דנה כהן')
  await demo.getByLabel(fields.phone.label).fill('050-555-0100')
  await demo.getByLabel(fields.field.label).selectOption({ index: 1 })
  await demo.getByLabel(fields.language.label).selectOption({ index: 2 })
  await demo.getByLabel(fields.message.label).fill('חוזה שכירות לפני חתימה')
  await page.getByRole('button', { name: form.submit }).click()
  await page.getByRole('heading', { name: form.thanks.title }).waitFor()
  expect(await countStoredRows(app.dataDir)).toEqual(before)

  await bar.getByRole('link', { name: words.templateFrame.want }).click()
  await page.waitForURL('**/he/contact?template=law-firm#lead-form')
  const lead = getLeadForm(page, 'he')
  await lead.hydrate()
  const wish = await lead.field('message').inputValue()
  expect(wish).toBe(fill(words.pages.contact.body.wantTemplate, { business }))
  await lead.fillAll({ ...leadValues('נועם לוי', 'noam@example.com'), message: `${wish} בחיפה` })
  await fillTimePasses(page)
  await lead.submit.click()
  await page.waitForURL('**/thank-you/contact')
  expect(problems).toEqual([])
  await leave()

  const desk = await openVisitor(browser, app.address)
  await signIn(desk.page, 'he', owner)
  await desk.page.waitForURL('**/dashboard')
  await desk.page
    .getByRole('link', { name: /נועם לוי/ })
    .first()
    .click()
  await desk.page.getByRole('heading', { level: 1, name: 'נועם לוי' }).waitFor()
  const shown = await desk.page.locator('main').innerText()
  expect(shown).toContain(`${wish} בחיפה`)
  expect(shown).toContain(business)
  await desk.leave()
})
