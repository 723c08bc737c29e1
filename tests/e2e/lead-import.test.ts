import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { adminUrl } from '#i18n/links.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { signIn } from '#tests/support/admin.ts'
import { signUp, startAdminArea, type AdminArea } from '#tests/support/admin-area.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { unzip } from '#tests/support/unzip.ts'
import { openVisitor } from '#tests/support/visitor.ts'

let area: AdminArea
const browser = await sharedBrowser()
const { leadImport: copy, archive } = deskCopyFor('he')
const imports = adminUrl('he', 'dashboard/leads/import')

beforeAll(async () => {
  area = await startAdminArea()
  await signUp(area)
})

afterAll(() => area.stop())

async function choose(page: Page, name: string, content: string | Buffer) {
  await page
    .getByLabel(copy.file.label)
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await page.getByRole('button', { name: copy.file.submit }).click()
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 2, name }).waitFor()
}

const sheet = [
  'שם,טלפון,מייל,צבע',
  'מיובאת ראשונה,050-7777771,one@import.example,כחול',
  'מיובאת שנייה,050-7777772,,ירוק',
  'שוב הראשונה,,ONE@import.example,',
  'בלי פרטים,,,',
].join('\r\n')

async function listed(): Promise<string[]> {
  const { rows } = await area.database.query<{ name: string }>(
    `select name from leads where source_page = 'import' and deleted_at is null order by name`,
  )
  return rows.map(({ name }) => name)
}

// Proves 4.16.1, 4.16.2, 4.16.4.
test('a sheet is matched, checked, imported in the background and undone', async () => {
  const { page, problems, leave } = await openVisitor(browser, area.app.address)
  await signIn(page, 'he')
  await page.waitForURL('**/dashboard')
  await page.getByRole('link', { name: copy.open }).click()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await choose(page, 'אנשים.csv', sheet)

  await heading(page, copy.matching.title)
  expect(await page.getByLabel('טלפון', { exact: true }).inputValue()).toBe('phone')
  expect(await page.getByLabel('צבע').inputValue()).toBe('')
  await page.getByLabel('צבע').selectOption(copy.fields.note)
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: copy.matching.submit }).click()

  await heading(page, copy.checked.title)
  const figures = await page.locator('dd bdi').allTextContents()
  expect(figures).toEqual(['2', '1', '1'])
  await page.getByText(copy.refusals.reasons['no-contact']).waitFor()
  expect(await listed()).toEqual([])
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: copy.checked.submit, exact: true }).click()

  await heading(page, copy.imported.title)
  expect(await listed()).toEqual(['מיובאת ראשונה', 'מיובאת שנייה'])
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: copy.imported.undo }).click()

  await heading(page, copy.undone.title)
  expect(await listed()).toEqual([])
  await page.getByRole('link', { name: copy.backToImports }).click()
  await page.getByText('אנשים.csv').waitFor()
  expect(problems).toEqual([])
  await leave()
})

// Proves 4.16.1.
test('without scripts a file is refused in words, and another one is imported', async () => {
  const { page, leave } = await openVisitor(browser, area.app.address, {
    screen: 'phone',
    javaScript: false,
  })
  await signIn(page, 'he')
  await page.goto(imports)
  await choose(page, 'book.xlsx', Buffer.from('504b03041400', 'hex'))
  await page.getByText(copy.faults.workbook).waitFor()

  await choose(page, 'contacts.vcf', 'BEGIN:VCARD\r\nFN:מהטלפון\r\nTEL:0507777773\r\nEND:VCARD')
  await page.getByRole('button', { name: copy.matching.submit }).click()
  const start = page.getByRole('button', { name: copy.checked.submit, exact: true })
  await expect.poll(() => reloadUntil(page, start.count())).toBe(1)
  await start.click()
  await expect.poll(listed).toEqual(['מהטלפון'])
  await leave()
})

async function reloadUntil(page: Page, count: Promise<number>): Promise<number> {
  const found = await count
  if (found === 0) await page.goto(page.url())
  return found
}

// Proves 4.16.6.
test('a browser downloads everything as one archive', async () => {
  const { page, leave } = await openVisitor(browser, area.app.address)
  await signIn(page, 'he')
  await page.waitForURL('**/dashboard')
  await page.goto(adminUrl('he', 'dashboard/leads/download'))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: archive.submit }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  const files = unzip(await readFile(await download.path()))
  expect([...files.keys()]).toEqual(expect.arrayContaining(['README-he.txt', 'leads.csv']))
  await leave()
})
