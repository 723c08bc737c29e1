import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { adminUrl } from '#i18n/links.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { signIn } from '#tests/support/admin.ts'
import {
  sameOriginForm,
  signUp,
  startAdminArea,
  type AdminArea,
} from '#tests/support/admin-area.ts'
import { leadPayload, postLead } from '#tests/support/lead-payload.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

let area: AdminArea
const browser = await sharedBrowser()
let cookie = ''
const known = { name: 'רות שקד' }
/** How many have written. Each has a number of their own: the newest lead says whose it is. */
let written = 0

/** Somebody who has written before. Returns the phone. */
async function writeFirst(): Promise<string> {
  written += 1
  const phone = `052-76543${String(20 + written)}`
  await postLead(area.app.address, leadPayload({ ...known, phone_raw: phone }))
  return phone
}

const { admin, forms } = deskCopyFor('he')
const { labels, errors } = forms.lead

beforeAll(async () => {
  area = await startAdminArea()
  cookie = await signUp(area)
})

afterAll(() => area.stop())

// Proves 4.14.1, 4.14.2, 4.14.3, 4.14.4.
test.each([
  ['dashboard/today', 'he'],
  ['dashboard', 'en'],
] as const)(
  'a caller is entered from %s in %s within seven presses, with a next step',
  async (from, lang) => {
    const { admin: words, forms: texts } = deskCopyFor(lang)
    const { newLead } = words
    const number = await writeFirst()
    const name = `רות ${number}`
    const { page, problems, leave } = await openVisitor(browser, area.app.address, {
      screen: 'phone',
    })
    await signIn(page, lang)
    await page.waitForURL('**/dashboard')
    await page.goto(adminUrl(lang, from))
    let presses = 0
    const press = async (target: Locator) => {
      presses += 1
      await target.click()
    }
    await press(page.getByRole('link', { name: newLead.title }))
    const phone = page.getByLabel(texts.lead.labels.phone)
    await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type(number)
    await page.getByRole('status').filter({ hasText: known.name }).waitFor()
    expect(await page.getByLabel(texts.lead.labels.name).inputValue()).toBe(known.name)
    expect(await findAccessibilityFaults(page)).toEqual([])
    await press(page.getByLabel(texts.lead.labels.name))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(name)
    await press(page.getByLabel(newLead.notes))
    await page.keyboard.type('רוצה אתר לחנות')
    await press(page.getByLabel(newLead.outcomes['call-back'].label))
    await press(page.getByRole('button', { name: newLead.submit }))
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(presses).toBeLessThanOrEqual(7)

    await page.getByText(words.lead.events.added).waitFor()
    expect(await page.getByText(texts.sourcePages.byHand).count()).toBeGreaterThan(0)
    expect(await page.locator('main').getByRole('link', { name: known.name }).count()).toBe(1)
    expect(await findAccessibilityFaults(page)).toEqual([])
    const { rows } = await area.database.query(
      `select email, status, notes, source_page, next_action, (select count(*)::int from emails
      where lead_id = leads.id) as emails from leads where name = $1`,
      [name],
    )
    expect(rows).toEqual([
      {
        email: expect.stringMatching(/^dana-.*@example\.com$/),
        status: 'contacted',
        notes: 'רוצה אתר לחנות',
        source_page: 'by-hand',
        next_action: 'call-back',
        emails: 0,
      },
    ])
    expect(problems).toEqual([])
    await leave()
  },
)

// Proves 4.14.4.
test('without scripts a button says who has the number, and what was typed stays', async () => {
  const number = await writeFirst()
  const { page, leave } = await openVisitor(browser, area.app.address, { javaScript: false })
  await signIn(page, 'he')
  await page.goto(adminUrl('he', 'dashboard/leads/new'))
  const { newLead } = admin
  await page.getByLabel(newLead.notes).fill('רוצה אתר')
  await page.getByLabel(labels.phone).fill('054-0000000')
  await page.getByRole('button', { name: newLead.known.check }).click()
  await page.getByText(newLead.known.none).waitFor()
  await page.getByLabel(labels.phone).fill(number)
  await page.getByRole('button', { name: newLead.known.check }).click()
  await page.getByRole('status').filter({ hasText: known.name }).waitFor()
  expect(await page.getByLabel(labels.name).inputValue()).toBe(known.name)
  expect(await page.getByLabel(newLead.notes).inputValue()).toBe('רוצה אתר')
  await page.getByLabel(labels.name).fill('רות בלי סקריפטים')
  await page.getByLabel(newLead.outcomes.quote.label).check()
  await page.getByRole('button', { name: newLead.submit }).click()
  await page.getByRole('heading', { level: 1, name: 'רות בלי סקריפטים' }).waitFor()
  const { rows } = await area.database.query(
    `select next_action, notes from leads where name = 'רות בלי סקריפטים'`,
  )
  expect(rows).toEqual([{ next_action: 'finish-quote', notes: 'רוצה אתר' }])
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
  next: 'call-back',
  day: '2026-12-01',
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
  // Its entry and the day of the call.
  expect(rows).toEqual([{ events: 2 }])
})

// Proves 4.14.1.
test.each([
  [{ name: 'R' }, errors.nameMin],
  [{ phone: '05276' }, errors.phoneInvalid],
  [{ phone: '+972 52 765 4321 0000000' }, errors.phoneMax],
  [{ service_type: 'website' }, errors.serviceRequired],
  [{ email: 'ruth@' }, errors.emailInvalid],
  [{ next: '' }, admin.newLead.errors.nextRequired],
  [{ day: '' }, admin.newLead.errors.dayRequired],
  [{ key: '1' }, ''],
])('%j is refused with its error, and stores nothing', async (wrong, error) => {
  const before = await area.snapshot()
  const response = await post({ ...valid, key: crypto.randomUUID(), ...wrong })
  expect(response.status).toBe(400)
  expect(response.body).toContain(error)
  expect(await area.snapshot()).toEqual(before)
})
