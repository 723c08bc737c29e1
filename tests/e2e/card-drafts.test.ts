import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { adminUrl, type AdminPath } from '#i18n/links.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { owner, signIn } from '#tests/support/admin.ts'
import { signUp, startAdminArea, type AdminArea } from '#tests/support/admin-area.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

let area: AdminArea
const browser = await sharedBrowser()

const { admin, adminCards: copy } = deskCopyFor('he')

beforeAll(async () => {
  area = await startAdminArea()
  await signUp(area)
})

afterAll(() => area.stop())

async function openAdmin(path: AdminPath): Promise<Visitor> {
  const visitor = await openVisitor(browser, area.app.address, { screen: 'phone' })
  await signIn(visitor.page, 'he')
  await visitor.page.waitForURL('**/dashboard')
  await visitor.page.goto(adminUrl('he', path))
  await visitor.page.waitForLoadState('networkidle')
  return visitor
}

function field(page: Page, name: string) {
  return page.locator(`[name="${name}"]`)
}

async function typeCard(page: Page, slug: string) {
  await field(page, 'he.name').fill('רונית גל')
  await field(page, 'he.services').fill('עוגות\nלחמים')
  await page.getByLabel(copy.themes.tiles, { exact: true }).check()
  await field(page, 'slug').fill(slug)
  const photo = sharp({ create: { width: 400, height: 400, channels: 3, background: '#123c4a' } })
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo.jpeg().toBuffer() }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.locator('input[name=photo]:not([value=""])').waitFor({ state: 'attached' })
}

async function storedCards(slug: string) {
  const { rows } = await area.database.query<{ name: string; theme: string; photo: string | null }>(
    `select content->'words'->'he'->>'name' as name, content->>'theme' as theme,
      content->>'photo' as photo from cards where slug = $1`,
    [slug],
  )
  return rows
}

function save(page: Page) {
  return page.getByRole('button', { name: copy.form.save, exact: true }).click()
}

// Proves 7.5.9.
test('a new card is restored as typed after the session has ended', async () => {
  const { page, leave } = await openAdmin('dashboard/cards/new')
  await typeCard(page, 'ronit')
  await area.database.query('delete from admin_sessions')
  await save(page)
  await page.waitForURL(/expired=yes/)
  const { fields, signIn: words } = admin.login
  await page.getByLabel(fields.email, { exact: true }).fill(owner.email)
  await page.getByLabel(fields.password, { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: words.submit, exact: true }).click()
  await page.waitForURL((url) => url.pathname.startsWith(adminUrl('he', 'dashboard')))
  await page.goto(adminUrl('he', 'dashboard/cards/new'))
  await page.getByText(copy.form.draft.restored).waitFor()
  expect(await field(page, 'he.services').inputValue()).toBe('עוגות\nלחמים')
  expect(await page.getByLabel(copy.form.preview, { exact: true }).innerText()).toContain('רונית')
  expect(await findAccessibilityFaults(page)).toEqual([])
  await save(page)
  await page.getByRole('link', { name: copy.sheet }).waitFor()
  const [card] = await storedCards('ronit')
  expect(card).toMatchObject({ name: 'רונית גל', theme: 'tiles', photo: expect.any(String) })
  expect(await page.getByText(copy.form.draft.restored).count()).toBe(0)
  await page.goto(adminUrl('he', 'dashboard'))
  expect(await page.getByText(admin.pending.drafts).count()).toBe(0)
  await leave()
})

// Proves 7.5.9.
test('an offline change of a card is kept, and a conflict with a newer version is shown', async () => {
  const { page, context, leave } = await openAdmin(`dashboard/cards/${area.cardId}`)
  await field(page, 'en.role').fill('Baker')
  await context.setOffline(true)
  await save(page)
  await page.getByText(admin.pending.needsConnection).first().waitFor()
  await page.close()
  await context.setOffline(false)
  await area.database.query('update cards set version = version + 1 where id = $1', [area.cardId])
  const next = await context.newPage()
  await next.goto(adminUrl('he', 'dashboard'))
  await next.getByText(admin.pending.drafts).getByRole('link').click()
  await next.getByText(copy.form.draft.outdated).waitFor()
  expect(await field(next, 'en.role').inputValue()).toBe('Baker')
  await next.getByRole('button', { name: copy.form.draft.discard }).click()
  expect(await field(next, 'en.role').inputValue()).not.toBe('Baker')
  await next.goto(adminUrl('he', 'dashboard'))
  await next.waitForLoadState('networkidle')
  expect(await next.getByText(admin.pending.drafts).count()).toBe(0)
  await leave()
})

// Proves 7.5.9, 7.5.5.
test('a new card whose response was lost is stored once, and signing out asks about a typed one', async () => {
  const { page, leave } = await openAdmin('dashboard/cards/new')
  await typeCard(page, 'lost')
  let lost = 0
  await page.route('**/cards/new.data*', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    await route.fetch({ maxRedirects: 0 })
    return route.abort()
  })
  await save(page)
  await expect.poll(() => storedCards('lost')).toHaveLength(1)
  await save(page)
  await page.getByRole('link', { name: copy.sheet }).waitFor()
  expect(lost).toBe(1)
  expect(await storedCards('lost')).toHaveLength(1)
  await field(page, 'he.role').fill('אופה')
  await page.getByRole('button', { name: admin.frame.signOut }).first().click()
  await page.getByRole('dialog').getByText(admin.pending.signOut.title).waitFor()
  await leave()
})

// Proves 7.5.9.
test('leaving a card with unsaved changes asks for confirmation, inside and outside the admin area', async () => {
  const { page, leave } = await openAdmin(`dashboard/cards/${area.cardId}`)
  const { leaveCard } = admin.pending
  const question = page.getByRole('dialog').getByText(leaveCard.title)
  const toList = page.getByRole('link', { name: copy.back })
  await toList.click()
  await page.waitForURL('**/dashboard/cards')
  await page.goBack()
  await field(page, 'en.role').fill('Pastry chef')
  await toList.click()
  await question.waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: leaveCard.stay, exact: true }).click()
  await question.waitFor({ state: 'detached' })
  expect(await field(page, 'en.role').inputValue()).toBe('Pastry chef')

  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  await page.getByText(copy.form.draft.restored).waitFor()
  expect(asked).toEqual(['beforeunload'])

  await toList.click()
  await page.getByRole('button', { name: leaveCard.leave, exact: true }).click()
  await page.waitForURL('**/dashboard/cards')
  await page.getByText(admin.pending.drafts).getByRole('link').click()
  await page.getByText(copy.form.draft.restored).waitFor()
  await field(page, 'detailsEmail').fill('matrix@example.com')
  await save(page)
  await page.getByText(admin.toasts.cardSaved).first().waitFor()
  await toList.click()
  await page.waitForURL('**/dashboard/cards')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await leave()
})

// Proves 3.12.13.
test('several pictures are added to the gallery at once, and an invalid file is named', async () => {
  const { page, leave } = await openAdmin('dashboard/cards/new')
  const colors = ['#123c4a', '#c22f2f', '#f7d038']
  const pictures = await Promise.all(
    colors.map(async (background, at) => ({
      name: `${at}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 400, height: 400, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  )
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>') }
  const gallery = page.locator('#card-gallery')
  await gallery.setInputFiles([...pictures.slice(0, 2), broken, ...pictures.slice(2)])
  await page.getByText(`broken.jpg: ${copy.pictureFaults.notAPicture}`).waitFor()
  expect(await page.locator('input[name=gallery]').count()).toBe(3)
  const preview = page.getByLabel(copy.form.preview, { exact: true })
  await field(page, 'he.name').fill('רונית גל')
  expect(await preview.locator('img').count()).toBe(3)
  await leave()
})
