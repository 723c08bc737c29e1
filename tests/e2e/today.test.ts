import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { signIn, signUp } from '#tests/support/admin.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { leadPayload, postLead } from '#tests/support/lead-payload.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()
const { adminToday: copy } = deskCopyFor('he')
const today = adminUrl('he', 'dashboard/today')
let database: Client

const people = {
  late: 'רונית אברהמי',
  fresh: 'David Klein',
  waiting: 'סטודיו פילאטיס נווה צדק',
  coming: 'מאיה לוי־ברזילי',
}

beforeAll(async () => {
  database = await connectToAppDatabase(app.dataDir)
  const { page, leave } = await openVisitor(browser, app.address)
  await signUp(page, 'he', app.setUpCode ?? '')
  await page.waitForURL('**/dashboard')
  await leave()
  for (const name of Object.values(people)) {
    const language = /^[A-Z]/.test(name) ? 'en' : 'he'
    const { status } = await postLead(app.address, leadPayload({ name, language }))
    if (status !== 201) throw new Error(`The lead of ${name} was answered with ${status}`)
  }
  await plan(people.late, 'answer', '-3 hours')
  await plan(people.fresh, 'answer', '2 hours')
  await plan(people.waiting, 'follow-up', '2 days')
  await plan(people.coming, 'call-back', '3 days')
})

afterAll(() => database.end())

async function plan(name: string, action: string, from: string): Promise<void> {
  const status = action === 'answer' ? 'read' : 'contacted'
  await database.query(
    `update leads set next_action = $2, next_at = now() + $3::interval, status = $4 where name = $1`,
    [name, action, from, status],
  )
}

test.each(['he', 'en'] as const)('Today in %s shows who waits for what, by when', async (lang) => {
  const { page, problems, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  await signIn(page, lang)
  await page.waitForURL('**/dashboard')
  await page.goto(adminUrl(lang, 'dashboard/today'))
  const { sections } = deskCopyFor(lang).adminToday
  const rows = await Promise.all(
    Object.values(sections).map(async (title) => {
      const section = page.getByRole('region', { name: title })
      return (await section.count()) === 0
        ? []
        : section.locator('li bdi:first-child').allInnerTexts()
    }),
  )
  expect(rows.map((names) => names[0] ?? null)).toEqual([
    people.late,
    people.fresh,
    null,
    people.waiting,
    people.coming,
  ])
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page
    .getByRole('button', { name: deskCopyFor(lang).adminToday.actions.answer })
    .first()
    .click()
  expect(await findAccessibilityFaults(page)).toEqual([])
  expect(problems).toEqual([])
  await leave()
})

test.each([
  ['with scripts', true],
  ['without scripts', false],
])('an answer is recorded in two presses and can be undone, %s', async (_name, javaScript) => {
  const { page, leave } = await openVisitor(browser, app.address, { screen: 'phone', javaScript })
  await signIn(page, 'he')
  await page.waitForURL('**/dashboard')
  await plan(people.late, 'answer', '-3 hours')
  await page.goto(today)
  const overdue = page.getByRole('region', { name: copy.sections.overdue })
  await overdue.getByRole('button', { name: copy.actions.answer }).click()
  const sheet = page.getByRole('dialog', {
    name: fill(copy.kit.title, { name: isolateAuto(people.late) }),
  })
  expect(await sheet.getByLabel(copy.kit.text).inputValue()).toContain(people.late)
  expect(await sheet.getByRole('link', { name: copy.kit.whatsapp }).getAttribute('href')).toContain(
    'wa.me/972502345678?text=',
  )
  await sheet.getByRole('button', { name: copy.kit.other }).click()
  await page.getByText(fill(copy.done.touched, { name: isolateAuto(people.late) })).waitFor()
  await expect.poll(() => overdue.count()).toBe(0)
  await page.getByRole('button', { name: copy.done.undo }).click()
  // Its promise is computed from its arrival, which was a moment ago.
  const now = page.getByRole('region', { name: copy.sections.now })
  await now.getByText(people.late).first().waitFor()
  await leave()
})

test('a day to get back on moves the lead to what is coming', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await signIn(page, 'he')
  await page.waitForURL('**/dashboard')
  await page.goto(today)
  const { sections, actions, kit } = copy
  const row = page.getByRole('listitem').filter({ hasText: people.fresh })
  await row.getByRole('button', { name: actions.answer }).click()
  const sheet = page.getByRole('dialog')
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  await sheet.getByLabel(kit.callBack).fill(day)
  await sheet.getByRole('button', { name: kit.setCallBack }).click()
  const coming = page.getByRole('region', { name: sections.coming })
  await coming.getByText(people.fresh).first().waitFor()
  await leave()
})
