import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { adminUrl, pageUrl } from '#i18n/links.ts'
import { shortLinkUrl } from '#i18n/short-link-url.ts'
import { fillPlural } from '#i18n/plural.ts'
import { langs } from '#documents/head/langs.ts'
import { readCode } from '#parts/qr/read-code.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { signUp } from '#tests/support/admin.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

const { adminCodes: copy, admin: words } = deskCopyFor('he')
const slug = 'table-menu'
const address = company.url + shortLinkUrl(slug)

const app = sharedSite()
const browser = await sharedBrowser()
let admin: Visitor

beforeAll(async () => {
  admin = await openVisitor(browser, app.address, { screen: 'phone' })
  await signUp(admin.page, 'he', app.setUpCode ?? '')
  await admin.page.waitForURL(/dashboard/)
})

const phone = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' }

function scan(path = shortLinkUrl(slug), headers: Record<string, string> = phone) {
  return fetch(app.address + path, { redirect: 'manual', headers })
}

async function save(page: Page) {
  await page.getByRole('button', { name: copy.form.save, exact: true }).click()
}

async function saved(page: Page) {
  await page.getByText(words.toasts.codeSaved).first().waitFor()
  await page.getByText(copy.code.good).waitFor()
}

// Proves 3.17.1, 3.17.2, 3.17.3, 3.17.6.
test('a code is created on a phone, and its files are read back', { timeout: 60_000 }, async () => {
  const { page } = admin
  await page.goto(adminUrl('he', 'dashboard/codes'))
  await page.getByText(copy.empty.title).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: copy.add }).click()
  await page.waitForURL(/codes\/new/)
  await page.locator('#destination').fill('javascript:alert(1)')
  await page.locator('#slug').fill('תפריט')
  await save(page)
  await page.getByText(copy.faults.scheme).waitFor()
  await page.getByText(copy.faults.slug).waitFor()
  await page.getByText(copy.faults.required).waitFor()
  await page.locator('#name').fill('תפריט השולחן')
  await page.locator('#destination').fill('example.com/menu')
  await page.locator('#slug').fill(slug)
  await page
    .getByText(deskCopyFor('he').pages['qr-generator'].style.presets.names.sea, { exact: true })
    .click()
  await save(page)
  await saved(page)
  expect(await findAccessibilityFaults(page)).toEqual([])
  expect(await read(await download(page, 'PNG'))).toBe(address)
  expect(await read(await download(page, 'SVG'))).toBe(address)
  expect((await download(page, 'PDF')).subarray(0, 5).toString()).toBe('%PDF-')
  const generator = page.getByRole('link', { name: copy.code.generator })
  expect(await generator.getAttribute('href')).toContain(
    `${pageUrl('he', 'qr-generator')}#type=link&url=${encodeURIComponent(address)}`,
  )
})

async function download(page: Page, kind: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: kind, exact: true }).click(),
  ])
  return readFileSync(await file.path())
}

async function read(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture)
    .resize(800)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return readCode({ ...info, data: new Uint8ClampedArray(data) })
}

// Proves 3.17.1, 3.17.3, 3.17.4.
test('it redirects to its destination, is counted, and gets a new destination', async () => {
  const { page } = admin
  const first = await scan()
  expect([first.status, first.headers.get('location')]).toEqual([302, 'https://example.com/menu'])
  expect(first.headers.get('set-cookie')).toBeNull()
  expect((await scan('/q/Table-Menu/')).status).toBe(302)
  await scan(shortLinkUrl(slug), { 'user-agent': 'WhatsApp/2.24' })
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByText(fillPlural(copy.scans.total, 2, 'he')).count()
    })
    .toBe(1)
  await page.locator('#place').selectOption('/he/contact')
  await save(page)
  await expect.poll(async () => (await scan()).headers.get('location')).toBe('/he/contact')
  const history = page.getByRole('list').filter({ hasText: copy.history.now })
  await expect.poll(() => history.getByRole('listitem').count()).toBe(2)
  expect(await history.innerText()).toContain('https://example.com/menu')
})

// Proves 3.17.5.
test('paused or deleted it shows a message, and its address stays taken', async () => {
  const { page } = admin
  await page.locator('#status').selectOption('paused')
  await save(page)
  await expect.poll(async () => (await scan()).status).toBe(404)
  for (const lang of langs) {
    const missing = await scan(shortLinkUrl(slug), { ...phone, 'accept-language': lang })
    expect(missing.status).toBe(404)
    expect(missing.headers.get('cache-control')).toBe('no-store')
    const { title } = deskCopyFor(lang).errors.missingLink
    expect(await missing.text()).toContain(`<title>${title}</title>`)
  }
  await page.getByText(copy.remove).first().click()
  await page.getByRole('button', { name: copy.remove }).click()
  await page.getByText(words.toasts.codeRemoved).first().waitFor()
  expect((await scan()).status).toBe(404)
  await page.goto(adminUrl('he', 'dashboard/codes/new'))
  await page.locator('#name').fill('אחר')
  await page.locator('#destination').fill('example.com')
  await page.locator('#slug').fill(slug)
  await save(page)
  await page.getByText(copy.faults.taken).waitFor()
})

// Proves 11.4.10.
test('the list of 1,010 codes has pages, and its pictures have addresses', async () => {
  const { page } = admin
  const database = await connectToAppDatabase(app.dataDir)
  await database.query(`insert into short_links (id, slug, name, destination, status, look)
    select gen_random_uuid(), 'many-' || at, 'Code ' || at, 'https://example.com/', 'active', 'dagesh'
    from generate_series(1, 1010) at`)
  await page.goto(adminUrl('he', 'dashboard/codes'))
  const codes = page.locator('main img')
  expect(await codes.count()).toBe(50)
  expect(await page.locator('main li svg').count()).toBe(0)
  await page.getByRole('link', { name: copy.paging.older }).click()
  await page.getByRole('link', { name: copy.paging.newest }).waitFor()
  expect(await codes.count()).toBe(50)
  const name = await page.locator('main li p[dir=ltr]').first().textContent()
  const picture = await page.request.get((await codes.first().getAttribute('src')) ?? '')
  expect(await read(await picture.body())).toBe(`https://${name}`)
  await database.query(`delete from short_links where slug like 'many-%'`)
  await database.end()
})
