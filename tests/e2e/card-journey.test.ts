import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import ical from 'ical.js'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { cardCopyFor } from '#copy/copy.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { maxPictureBytes } from '#domain/business-card/picture-bytes.ts'
import { cardUrl } from '#i18n/card-links.ts'
import { adminUrl } from '#i18n/links.ts'
import { formatPhone } from '#i18n/phone-number.ts'
import { signUp } from '#tests/support/admin.ts'
import { fillTimePasses } from '#tests/support/lead-form.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'

const { adminCards: copy } = deskCopyFor('he')
const recipient = 'maya@bakery.example'
const names = { he: 'מאיה כהן־לוי', en: 'Maya Cohen-Levi', ru: 'Майя Коэн-Леви' } as const

/** The parts of the names; the owner sets one of them. */
const contactNames = {
  he: ['כהן־לוי', 'מאיה', '', '', ''],
  en: ['van den Brul', names.en, '', '', ''],
  ru: ['Коэн-Леви', 'Майя', '', '', ''],
} as const

const app = sharedSite()
const browser = await sharedBrowser()
let admin: Page

beforeAll(async () => {
  const context = await browser.newContext({ baseURL: app.address, locale: 'he-IL' })
  admin = await context.newPage()
  await signUp(admin, 'he', app.setUpCode ?? '')
  await admin.waitForURL(/dashboard/)
})

async function openCard(lang: keyof typeof names, slug = 'maya'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: app.address,
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await page.goto(cardUrl(lang, slug))
  return page
}

/** Without an SMTP server emails are files. */
function emailsTo(address: string): string[] {
  const folder = path.join(app.dataDir, 'mails')
  const texts = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
  return texts.filter((text) => new RegExp(`^To: .*${address}`, 'm').test(text))
}

async function choosePicture(buffer: Buffer, name: string) {
  const file = { name, mimeType: 'image/jpeg', buffer }
  await admin.locator('input[type=file]').first().setInputFiles(file)
}

// Proves 3.12.13, 3.12.14.
test(
  'a card is created in the editor, with a preview of what is typed',
  { timeout: 60_000 },
  async () => {
    await admin.goto(adminUrl('he', 'dashboard/cards'))
    await admin.getByRole('link', { name: copy.add }).click()
    await admin.waitForURL(/cards\/new/)
    for (const lang of ['he', 'en', 'ru'] as const)
      await admin.locator(`[name="${lang}.name"]`).fill(names[lang])
    await admin.locator('[name="he.role"]').fill('קונדיטורית')
    const preview = admin.getByLabel(copy.form.preview, { exact: true })
    expect(await preview.locator('h1').innerText()).toContain('מאיה')
    expect(
      await admin.getByText(copy.form.missing.replace('{fields}', copy.form.texts.role)).count(),
    ).toBe(2)
    await admin.getByLabel(copy.themes.tiles, { exact: true }).check()
    expect(await preview.locator('.bc-tiles').count()).toBe(1)
    await admin.locator('[name=phone]').fill('050-1')
    await admin.getByLabel(copy.form.takesDetails).check()

    await choosePicture(Buffer.from('<script>'), 'photo.jpg')
    await admin.getByText(copy.pictureFaults.notAPicture).waitFor()
    const photo = sharp({ create: { width: 400, height: 400, channels: 3, background: '#123c4a' } })
    await choosePicture(await photo.jpeg().toBuffer(), 'photo.jpg')
    await preview.locator('.bc-photo img').waitFor()

    const save = admin.getByRole('button', { name: copy.form.save, exact: true })
    await save.click()
    await admin.getByText(copy.faults.phone).waitFor()
    await admin.getByText(copy.faults.slug).waitFor()
    await admin.locator('[name=phone]').fill('+972 (0)50-1234567')
    const dialled = admin.locator('output bdi[dir=ltr]')
    await dialled.getByText(formatPhone('+972501234567'), { exact: true }).waitFor()
    expect(await admin.locator('[name="en.family"]').getAttribute('placeholder')).not.toBe('')
    await admin.locator('[name="en.family"]').fill('van den Brul')
    await admin.getByText(copy.faults.email).waitFor()
    await admin.locator('[name=detailsEmail]').fill(recipient)
    await admin.locator('[name=slug]').fill('maya')
    await save.click()
    await admin.getByRole('link', { name: copy.sheet }).waitFor()
  },
)

// Proves 3.12.5, 3.12.2.
test.each(['he', 'en', 'ru'] as const)(
  'it opens in %s, and its vCard is read back',
  async (lang) => {
    const page = await openCard(lang)
    expect((await page.locator('h1').innerText()).replaceAll(/\s+/g, ' ')).toBe(names[lang])
    const href = await page.getByRole('link', { name: cardCopyFor(lang).save }).getAttribute('href')
    const file = await (await fetch(app.address + href)).text()
    // SAFETY: the parser's own shape of a vCard (jCard, RFC 7095).
    const [, properties] = ical.parse(file) as [string, [string, object, string, ...unknown[]][]]
    const values = (name: string) =>
      properties.filter(([each]) => each === name).flatMap(([, , , ...rest]) => rest)
    expect(values('fn')).toEqual([names[lang]])
    expect(values('n')).toEqual([contactNames[lang]])
    expect(values('nickname')).toEqual(Object.values(names).filter((name) => name !== names[lang]))
    expect(values('tel')).toEqual(['+972501234567'])
    const jpeg = Buffer.from(String(values('photo')[0]), 'base64')
    expect((await sharp(jpeg).metadata()).format).toBe('jpeg')
    await page.context().close()
  },
)

// Proves 3.12.8, 3.12.9.
test('it is shared, and details left on it are seen in the dashboard', async () => {
  const page = await openCard('en')
  const { share, copied, details } = cardCopyFor('en')
  await page.waitForLoadState('networkidle')
  await page.getByText(share).click()
  await page.getByText(copied, { exact: true }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    company.url + cardUrl('en', 'maya'),
  )
  await page.getByLabel(details.name, { exact: true }).fill('Adam Hill')
  await page.getByLabel(details.phone, { exact: true }).fill('052-7654321')
  await page.getByLabel(details.email, { exact: true }).fill('adam@example.com')
  await fillTimePasses(page)
  await page.getByRole('button', { name: details.submit }).click()
  await page.getByText(details.sent).waitFor()
  await expect.poll(() => emailsTo(recipient)).toHaveLength(1)
  const [email = ''] = emailsTo(recipient)
  expect(email).toContain('Adam Hill')
  expect(email).not.toContain('emodesuper')
  expect(emailsTo('adam@example.com')).toEqual([])
  await page.context().close()
  await admin.goto(adminUrl('he', 'dashboard'))
  await admin.getByRole('link', { name: 'Adam Hill' }).first().click()
  await admin.getByText(deskCopyFor('he').forms.sourcePages.businessCard).first().waitFor()
})

// Proves 3.12.10, 3.12.12, 3.12.14.
test('it is renamed, counted, printed and paused', async () => {
  await admin.goto(adminUrl('he', 'dashboard/cards'))
  await admin.getByRole('link', { name: names.he }).click()
  const sheet = admin.getByRole('link', { name: copy.sheet })
  const pdf = await admin.request.get((await sheet.getAttribute('href')) ?? '')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await admin.getByText(`${copy.kinds.share} 1`).waitFor()
  const save = admin.getByRole('button', { name: copy.form.save, exact: true })
  const saved = () => admin.getByText(deskCopyFor('he').admin.toasts.cardSaved).first().waitFor()
  await admin.locator('[name=slug]').fill('maya-cohen')
  await save.click()
  await saved()
  const moved = await fetch(app.address + cardUrl('he', 'maya'), { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, cardUrl('he', 'maya-cohen')])
  await admin.locator('[name=status]').selectOption('paused')
  await save.click()
  await expect
    .poll(async () => (await fetch(app.address + cardUrl('he', 'maya-cohen'))).status)
    .toBe(404)
})

/** A photo of a camera: every pixel differs, so that it cannot be compressed well. */
function largePhoto(width: number, height: number): Promise<Buffer> {
  const noise = randomBytes(width * height * 3)
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

// Proves 3.12.17.
test('a photo larger than an upload may be is made smaller in the browser', async () => {
  const photo = await largePhoto(3_200, 2_400)
  expect(photo.length).toBeGreaterThan(maxPictureBytes)
  await admin.goto(adminUrl('he', 'dashboard/cards/new'))
  await choosePicture(photo, 'large.jpg')
  await admin.getByLabel(copy.form.preview, { exact: true }).locator('.bc-photo img').waitFor()
})

// Proves 9.2.7.
test('a photo of 2.5 MB that arrives at 1 Mbit/s is stored', { timeout: 120_000 }, async () => {
  const photo = await largePhoto(1_800, 1_800)
  expect(photo.length).toBeGreaterThan(2_400_000)
  const boundary = 'x'.repeat(30)
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), photo, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const cookies = await admin.context().cookies(app.address)
  const answer = Promise.withResolvers<number | undefined>()
  const call = request(`${app.address}${adminUrl('he', 'dashboard/cards/pictures')}`, {
    method: 'POST',
    headers: {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': body.length,
      Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      Origin: app.address,
    },
  })
  call.on('response', ({ statusCode }) => answer.resolve(statusCode))
  call.on('error', answer.reject)
  const second = 1_000_000 / 8
  for (let start = 0; start < body.length; start += second) {
    call.write(body.subarray(start, start + second))
    await sleep(1_000)
  }
  call.end()
  expect(await answer.promise).toBe(201)
})

// Proves 3.12.13.
test('a picture from somebody who is not signed in is refused before it is read', async () => {
  const answer = await new Promise<number | undefined>((resolve, reject) => {
    const call = request(`${app.address}${adminUrl('he', 'dashboard/cards/pictures')}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': 5_000_000,
        Origin: app.address,
      },
    })
    call.on('response', ({ statusCode }) => resolve(statusCode))
    call.on('error', reject)
    // The rest of the body is never sent.
    call.write('--x\r\n')
    setTimeout(() => reject(new Error('The server waits for the whole picture')), 10_000)
  })
  expect(answer).toBe(401)
})
