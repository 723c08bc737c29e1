import type { Page } from 'playwright-core'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl, quoteUrl } from '#i18n/links.ts'
import * as schema from '#server/db/schema.ts'
import { replanOpenLeads } from '#server/promises/replan-leads-store.ts'
import { signUp } from '#tests/support/admin.ts'
import { chooseStatus } from '#tests/support/lead-list.ts'
import { startAppWithClock, type ClockedApp } from '#tests/support/moved-clock.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'
import {
  askForQuote,
  createFinger,
  enterCaller,
  readToday,
  send,
  touchAll,
} from '#tests/support/working-week.ts'

const { admin, adminPeople, adminToday, quotes } = deskCopyFor('he')
const browser = await sharedBrowser()
const finger = createFinger()
let clocked: ClockedApp
let page: Page

const routine = Array.from({ length: 32 }, (_, at) => `מבקר ${at + 1}`)
const spam = Array.from({ length: 12 }, (_, at) => `Backlinks ${at + 1}`)
const [ronit, ronitAtWork] = ['רונית אברהמי', 'רונית מהעבודה']

beforeAll(async () => {
  clocked = await startAppWithClock()
  const visitor = await openVisitor(browser, clocked.app.address, { screen: 'phone' })
  page = visitor.page
  await signUp(page, 'he', clocked.app.setUpCode ?? '')
  await page.waitForURL('**/dashboard')
})

afterAll(() => clocked.stop())

function site() {
  return { address: clocked.app.address, database: clocked.database }
}

/** @param day in April 2027 @param time of Jerusalem */
function moveTo(day: number, time: string): Promise<void> {
  return clocked.moveTo(new Date(`2027-04-${String(day).padStart(2, '0')}T${time}:00+03:00`))
}

async function stepsOfLeads(): Promise<object[]> {
  const { rows } = await clocked.database.query<object>(
    'select name, next_action, next_at from leads order by id',
  )
  return rows
}

/**
 * Every open lead has the next step that its facts give, and no other lead has one.
 */
async function expectStepsToHold(): Promise<void> {
  const { rows } = await clocked.database.query(
    `select name, status from leads where (next_at is null) is distinct from
      (spam_reason is not null or deleted_at is not null or status in ('closed_lost', 'archived')
        or status = 'closed_won' and not exists (select from quotes where lead_id = leads.id
          and accepted_at > coalesce(touched_at, '-infinity')))`,
  )
  expect(rows).toEqual([])
  const before = await stepsOfLeads()
  const { host } = clocked.database
  const pool = new Pool({ host, user: 'postgres', database: 'site' })
  await replanOpenLeads({ orm: drizzle(pool, { schema }) }).finally(() => pool.end())
  expect(await stepsOfLeads()).toEqual(before)
}

function todayRow(name: string) {
  return page.getByRole('listitem').filter({ hasText: name }).first()
}

async function countSeen(): Promise<number | null> {
  const { rowCount } = await clocked.database.query(
    'select from quotes where viewed_at is not null',
  )
  return rowCount
}

/** Answers from Today. */
async function answer(name: string, action: keyof typeof adminToday.actions): Promise<void> {
  await finger.press(todayRow(name).getByRole('button', { name: adminToday.actions[action] }))
  const title = fill(adminToday.kit.title, { name: isolateAuto(name) })
  const sheet = page.getByRole('dialog', { name: title })
  await finger.press(sheet.getByRole('button', { name: adminToday.kit.other }))
  await page.getByText(fill(adminToday.done.touched, { name: isolateAuto(name) })).waitFor()
}

/** A client opens the quote and presses something there. */
async function onQuote(token: string, act: (client: Page) => Promise<void>): Promise<void> {
  const client = await openVisitor(browser, clocked.app.address, { screen: 'phone' })
  await client.page.goto(quoteUrl('he', token))
  await act(client.page)
  await client.leave()
}

// Proves 7.14.1, 7.14.2.
test('over two working days Today shows at each hour exactly what is due', async () => {
  await clocked.moveTo(new Date('2027-03-15T12:00:00+02:00'))
  await askForQuote(site(), 'אורית שפירא')
  await touchAll(site(), page, ['אורית שפירא'])

  // Sunday. The quote of March has expired without an answer.
  await moveTo(18, '09:00')
  await send(site(), 'אבי כהן')
  await moveTo(18, '10:35')
  expect(await readToday(page)).toEqual({ overdue: ['אורית שפירא'], now: ['אבי כהן'] })
  await expectStepsToHold()
  await answer('אורית שפירא', 'follow-up-quote')
  expect(finger.count()).toBe(2)
  expect(await readToday(page)).toEqual({ overdue: ['אורית שפירא'], now: ['אבי כהן'] })
  await answer('אבי כהן', 'answer')
  expect(finger.count()).toBe(2)
  await finger.press(page.getByRole('button', { name: adminToday.done.undo }))
  expect(finger.count()).toBe(1)
  await page
    .getByRole('region', { name: adminToday.sections.now })
    .getByText('אבי כהן')
    .first()
    .waitFor()
  await answer('אבי כהן', 'answer')
  finger.count()
  await page.goto(adminUrl('he', 'dashboard'))
  await chooseStatus(page, 'he', 'אורית שפירא', 'closed_lost')
  await page.getByText(admin.toasts.statusChanged, { exact: true }).first().waitFor()
  expect(await readToday(page)).toEqual({ waiting: ['אבי כהן'] })
  await expectStepsToHold()

  await moveTo(18, '12:00')
  for (const name of [ronit, ronit]) await send(site(), name, { phone: '0509990001' })
  const tokens: string[] = []
  const asking = ['קובי לוי', 'לאה ברק', 'מיכל דגן', 'נדב שלו']
  for (const name of asking) tokens.push(await askForQuote(site(), name))
  for (const name of spam)
    await send(site(), name, { message: '10,000 backlinks http://x.example', elapsed_ms: 900 })
  await moveTo(18, '14:10')
  expect(await readToday(page)).toEqual({
    overdue: [ronit, ronit],
    now: asking,
    waiting: ['אבי כהן'],
  })
  await touchAll(site(), page, [ronit, 'קובי לוי', 'לאה ברק'])
  await expectStepsToHold()

  const callers = ['חיים ממשרד', 'טל מהגלריה', 'יוסי מהמכון', 'כרמל מהקפה']
  await moveTo(18, '16:00')
  for (const name of callers.slice(0, 2))
    await enterCaller(page, name, { next: 'call-back', day: '2027-04-20' })
  for (const name of callers.slice(2)) await enterCaller(page, name, { next: 'wait' })
  await moveTo(18, '17:30')
  await send(site(), 'בני גולן')
  expect(await readToday(page)).toEqual({
    now: ['מיכל דגן', 'נדב שלו', 'בני גולן'],
    waiting: ['אבי כהן', ronit, ronit, 'קובי לוי', 'לאה ברק', ...callers.slice(2)],
    coming: callers.slice(0, 2),
  })
  await expectStepsToHold()

  // Monday: an acceptance, a decline, a look, and the third enquiry of one woman.
  await moveTo(19, '10:35')
  for (const name of routine) await send(site(), name)
  await moveTo(19, '11:00')
  await touchAll(site(), page, routine)
  await moveTo(19, '11:30')
  await send(site(), ronitAtWork, { phone: '0509990002', email: 'ronit@work.example' })
  const [, seen = '', accepted = '', declined = ''] = tokens
  await onQuote(seen, () => expect.poll(countSeen).toBe(1))
  await onQuote(accepted, async (client) => {
    await client.getByLabel(quotes.accept.name).fill('מיכל דגן')
    await client.getByRole('button', { name: quotes.accept.submit }).click()
    await client.getByRole('heading', { name: quotes.states.accepted.title.join(' ') }).waitFor()
  })
  await onQuote(declined, async (client) => {
    await client.getByText(quotes.decline.open, { exact: true }).click()
    await client.getByRole('button', { name: quotes.decline.submit }).click()
    await client.getByRole('heading', { name: quotes.states.declined.title.join(' ') }).waitFor()
  })
  await moveTo(19, '12:30')
  const monday = await readToday(page)
  expect(monday).toEqual({
    overdue: ['בני גולן'],
    now: [ronitAtWork],
    waiting: ['אבי כהן', ronit, ronit, 'קובי לוי', 'לאה ברק', ...callers.slice(2), ...routine],
    coming: [...callers.slice(0, 2), 'מיכל דגן', 'נדב שלו'],
  })
  expect(await todayRow('לאה ברק').innerText()).toContain(
    fill(adminToday.viewed, { when: adminToday.due.today }),
  )
  await todayRow(ronit).getByRole('link', { name: ronit }).first().click()
  await finger.press(page.getByText(adminPeople.open, { exact: true }))
  await finger.press(page.getByLabel(adminPeople.who))
  await page.keyboard.type('ronit@work.example')
  await finger.press(page.getByRole('button', { name: adminPeople.join, exact: true }))
  expect(finger.count()).toBe(3)
  await page.getByRole('listitem').filter({ hasText: ronitAtWork }).waitFor()
  await touchAll(site(), page, ['בני גולן', ronitAtWork])
  await expectStepsToHold()
  const { rows } = await clocked.database.query<{ leads: number; held: number }>(
    `select count(*)::int as leads, count(spam_reason)::int as held from leads`,
  )
  expect(rows).toEqual([{ leads: 58, held: spam.length }])
}, 180_000)
