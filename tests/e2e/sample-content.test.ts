import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { siteSamples } from '#content/samples.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { findStoredSamples } from '#server/settings/stored-samples.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { signIn } from '#tests/support/admin.ts'
import { signUp, startAdminArea, type AdminArea } from '#tests/support/admin-area.ts'
import { startApp } from '#tests/support/app.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

let area: AdminArea
const browser = await sharedBrowser()

beforeAll(async () => {
  area = await startAdminArea()
  await signUp(area)
})

afterAll(() => area.stop())

// Proves 1.6.4.
test('the start warns of each kind of content that is still sample, in one line', async () => {
  const app = await startApp()
  onTestFinished(app.stop)
  const output = app.output()
  for (const kind of ['company', 'claims', 'testimonials', 'projects', 'legal', 'texts'])
    expect(
      output.split('\n').filter((line) => line.startsWith(`Still sample: ${kind},`)),
    ).toHaveLength(1)
})

// Proves 1.6.5.
test('the settings list all sample content in words, without files and keys', async () => {
  const { page, problems, leave } = await openVisitor(browser, area.app.address, {
    screen: 'phone',
  })
  const { admin, adminSamples: copy } = deskCopyFor('he')
  await signIn(page, 'he')
  await page.waitForURL('**/dashboard')
  await page.getByRole('link', { name: admin.frame.settings }).click()
  await page.getByRole('link', { name: copy.open }).click()
  await page.getByRole('heading', { level: 1, name: copy.title }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])

  // Nothing is replaced in a new admin area.
  const stored = findStoredSamples(
    { get: () => null },
    { PUBLIC_URL: undefined, SET: ['ANALYTICS_ID'] },
  )
  for (const { kind, count } of siteSamples(stored)) {
    const name = fill(copy.count, { kind: copy.kinds[kind], count })
    await page.getByText(name, { exact: true }).waitFor()
    await page.getByText(copy.contents[kind], { exact: true }).waitFor()
  }
  // The owner reads no file names: those are printed at the start.
  expect(await page.getByText('app/').count()).toBe(0)
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWide).toBe(false)
  expect(problems).toEqual([])
  await leave()
})
