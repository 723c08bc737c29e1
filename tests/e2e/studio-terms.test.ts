import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { adminUrl, pageUrl } from '#i18n/links.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { publicAddresses } from '#tests/support/addresses.ts'
import { signIn, signUp } from '#tests/support/admin.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { newSubmission } from '#tests/support/submission.ts'
import { openVisitor } from '#tests/support/visitor.ts'

let app: RunningApp
const browser = await sharedBrowser()

beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'warn' } })
  const { page, leave } = await openVisitor(browser, app.address)
  await signUp(page, 'he', app.setUpCode ?? 'none was printed')
  await page.waitForURL(`**${adminUrl('he', 'dashboard')}*`)
  await leave()
})

afterAll(() => app.stop())

const { adminStudio: copy } = deskCopyFor('he')
const list = adminUrl('he', 'dashboard/settings/studio')

async function openStudio(section = '') {
  const visit = await openVisitor(browser, app.address, { screen: 'phone' })
  await signIn(visit.page, 'he')
  await visit.page.waitForURL(`**${adminUrl('he', 'dashboard')}*`)
  await visit.page.goto(list + section)
  return visit
}

/** A lead that arrived seven months ago. */
async function addOldLead() {
  const { key, body } = newSubmission()
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
  const sent = await fetch(`${app.address}/functions/v1/submit-contact-form-atlas`, {
    method: 'POST',
    headers,
    body,
  })
  expect(sent.status).toBe(201)
  const database = await connectToAppDatabase(app.dataDir)
  await database.query("update leads set received_at = now() - interval '7 months'")
  await database.end()
}

// Proves 4.10.8, 4.10.9.
test('a shorter period is stored only after what it erases is shown, in an undo too', async () => {
  await addOldLead()
  const { page, leave } = await openStudio('/keep')
  const { review } = deskCopyFor('he').adminPrivacy.retention
  const months = page.getByLabel(copy.fields['keep.leadMonths'])
  const policy = pageUrl('he', 'privacy-policy')
  const states = (text: string) =>
    expect
      .poll(async () =>
        (await (await fetch(app.address + policy)).text()).replaceAll('\u00a0', ' '),
      )
      .toContain(text)
  await months.fill('5')
  await months.press('Enter')
  await page.getByText(/מ־6 עד 84/).waitFor()
  await months.fill('6')
  await months.press('Enter')
  await page.getByText(review.leads.one, { exact: true }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await states('פניות נשמרות 24 חודשים')
  // Another period than the one that was shown is shown again.
  await months.fill('8')
  await page.getByRole('button', { name: review.submit, exact: true }).click()
  await page.getByText(review.none, { exact: true }).waitFor()
  await page.getByRole('button', { name: review.submitNone, exact: true }).click()
  await page.waitForURL(`**${list}`)
  await states('פניות נשמרות 8 חודשים')
  // A longer period needs no question, and taking it back does.
  await page.goto(adminUrl('he', 'dashboard/settings/studio/keep'))
  await months.fill('36')
  await months.press('Enter')
  await page.waitForURL(`**${list}`)
  await page.goto(list)
  await page.getByRole('button', { name: copy.history.undo }).first().click()
  await page.getByRole('heading', { name: review.titleNone, exact: true }).waitFor()
  expect(await months.inputValue()).toBe('8')
  await page.getByRole('link', { name: review.leave, exact: true }).click()
  await page.waitForURL(`**${list}`)
  await states('פניות נשמרות 36 חודשים')
  await leave()
})

/**
 * Pages that may mention VAT of an exempt dealer: the terms say once why there is none, articles and
 * projects write about other businesses, and templates are pages of other businesses.
 */
const mayMention = /terms-of-service|\/blog\/|\/portfolio\/|\/template/

// Proves 5.3.6.
test('of an exempt dealer no page mentions VAT but the terms, which say why', async () => {
  const { page, leave } = await openStudio('/terms')
  const [rate] = await page.getByLabel(copy.rates.percent, { exact: true }).all()
  await rate?.fill('0')
  await rate?.press('Enter')
  await page.waitForURL(`**${list}`)
  // The words that a script would show are not the page: structured data is.
  const scripts = /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs
  const textOf = async (path: string) =>
    (await (await fetch(app.address + path)).text()).replaceAll(scripts, '')
  await expect.poll(() => textOf(pageUrl('he', 'terms-of-service'))).toContain('עוסק פטור')
  expect(await textOf(pageUrl('en', 'terms-of-service'))).toContain('an exempt dealer')
  const builder = `${pageUrl('he', 'package-builder')}?s=website,mvp,maintenance:12`
  const found: string[] = []
  for (const path of [...publicAddresses, '/llms.txt', builder]) {
    if (mayMention.test(path)) continue
    const [mention] = /.{30}(?:מע״מ|\bVAT\b|valueAddedTax).{9}/.exec(await textOf(path)) ?? []
    if (mention !== undefined) found.push(`${path}: ${mention}`)
  }
  expect(found).toEqual([])
  await page.goto(list)
  await page.getByRole('button', { name: copy.history.undo }).first().click()
  await page.getByText(copy.history.undone, { exact: true }).first().waitFor()
  await expect.poll(() => textOf(pageUrl('he', 'services'))).toContain('כולל מע״מ')
  await leave()
})

/** `npm run seed` beside the running site; what it prints, also where it refuses. */
function seed(...args: string[]): string {
  const env = { DATA_DIR: app.dataDir }
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/seed.ts', ...args], {
    env,
    encoding: 'utf8',
  })
  return stdout + stderr
}

// Proves 1.6.12.
test('a demo is refused beside real leads, and otherwise goes in one press', async () => {
  await addOldLead()
  expect(seed()).toContain('--anyway')
  expect(seed('--anyway')).toContain('Added')
  const { page, leave } = await openStudio()
  const { demo } = deskCopyFor('he').adminSamples
  await page.getByRole('link', { name: demo.alert }).click()
  await page.getByText(demo.remove, { exact: true }).click()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: demo.confirm, exact: true }).click()
  await page
    .getByText(/^נמחקו 20 פניות להדגמה/)
    .first()
    .waitFor()
  await expect.poll(() => page.getByRole('link', { name: demo.alert }).count()).toBe(0)
  const database = await connectToAppDatabase(app.dataDir)
  const { rows } = await database.query('select from leads')
  await database.end()
  expect(rows.length).toBeGreaterThan(0)
  await leave()
})
