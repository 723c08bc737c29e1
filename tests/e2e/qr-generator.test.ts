import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import type { CodeType } from '#domain/qr/code-contents.ts'
import { fill } from '#i18n/fill.ts'
import { pageUrl } from '#i18n/links.ts'
import { formatPhone } from '#i18n/phone-number.ts'
import { langs } from '#documents/head/langs.ts'
import { writeSvg } from '#domain/qr/write-svg.ts'
import { drawStyled, presetStyle } from '#parts/qr/draw-preset.ts'
import { readCode } from '#parts/qr/read-code.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()

const path = 'qr-generator'
const { result, download, faults, style } = copyFor('en').pages[path]

/** Typed values for each kind of code, and the text that a phone has to read. */
const filled: readonly [CodeType, Record<string, string>, RegExp][] = [
  ['link', { url: 'private-words.example/menu' }, /^https:\/\/private-words\.example\/menu$/],
  ['text', { text: 'private-words שלום;\n"עולם"' }, /^private-words שלום;\n"עולם"$/],
  ['phone', { phone: '050-0000001' }, /^tel:\+972500000001$/],
  ['sms', { phone: '0500000001', text: 'private-words' }, /^SMSTO:\+972500000001:private-words$/],
  ['email', { email: 'private-words@mail.example', subject: 'a & b' }, /subject=a%20%26%20b$/],
  ['whatsapp', { phone: '0500000001', text: 'private-words' }, /^https:\/\/wa\.me\/972500000001/],
  [
    'wifi',
    { network: 'Café "5;5"', password: 'private\\words,1:2' },
    /^WIFI:T:WPA;S:Café \\"5\\;5\\";P:private\\\\words\\,1\\:2;;$/,
  ],
  [
    'contact',
    { name: 'Noa Barak', text: 'private-words\nline two' },
    /NOTE:private-words\\nline two/,
  ],
  ['location', { place: '32.08, 34.78' }, /query=32\.08,34\.78$/],
  [
    'event',
    { name: 'private-words', 'start-day': '1', 'start-month': '12', 'start-time': '1930' },
    /SUMMARY:private-words\r\nDTSTART:20\d\d1201T\d{6}Z/,
  ],
]

async function waitFor(page: Page, verdict: string): Promise<void> {
  await page.locator(`[data-qr-verdict=${verdict}]`).waitFor()
}

/** Presses the button of a file and returns the file. */
async function save(page: Page, name: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  return readFileSync(await file.path())
}

async function scan(file: Buffer): Promise<string | null> {
  const { data, info } = await sharp(file)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return readCode({ ...info, data: new Uint8ClampedArray(data) })
}

// Proves 3.16.1, 3.16.4, 3.16.7.
test('every kind of code is created, read back and downloaded, and no request carries its text', async () => {
  const { page, context, problems, leave } = await openVisitor(browser, app.address)
  const sent: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith('data:') && !request.url().startsWith('blob:'))
      sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
  })
  await page.goto(pageUrl('en', path))
  for (const [type, values, expected] of filled) {
    await page.locator(`input[name=type][value=${type}]`).check({ force: true })
    for (const [name, value] of Object.entries(values))
      await page.locator(`#qr-${type}-${name}`).fill(value)
    await waitFor(page, 'good')
    const text = await scan(await save(page, 'PNG'))
    expect(text).toMatch(expected)
    await page.getByText(fill(download.saved, { file: `qr-${type}.png` })).waitFor()
  }
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(sent.length).toBeGreaterThan(10)
  expect(sent.filter((each) => /private|0500000001|Barak|32\.08/.test(each))).toEqual([])
  expect(sent.filter((each) => !each.startsWith('GET '))).toEqual([])
  expect(problems).toEqual([])
  await leave()
})

test.each(langs)('in %s the number that is dialled is shown before a download', async (lang) => {
  const { page, problems, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  const words = copyFor(lang).pages[path]
  await page.goto(pageUrl(lang, path))
  const meaning = (type: CodeType) => page.locator(`[data-qr-meaning="${type}.phone"]`)
  const shown = [
    ['phone', '+972 (0)50-1234567', '+972501234567', true],
    ['phone', '*12345', '*12345', false],
    ['phone', '03-6123456 ext. 12', '+97236123456;ext=12', true],
    ['whatsapp', '٠٥٠١٢٣٤٥٦٧', '+972501234567', true],
    ['sms', '00972 50\u20111234567', '+972501234567', true],
    ['contact', '972501234567', '+972501234567', true],
  ] as const
  for (const [type, typed, dial, isIsraeli] of shown) {
    await page.locator(`input[name=type][value=${type}]`).check({ force: true })
    await page.locator(`#qr-${type}-phone`).fill(typed)
    const country = isIsraeli ? `, ${{ he: 'ישראל', en: 'Israel' }[lang]}` : ''
    const { [type]: verb } = words.content.meanings.dials
    const number = meaning(type).locator('bdi[dir=ltr]')
    await number.getByText(formatPhone(dial), { exact: true }).waitFor()
    expect(await meaning(type).textContent()).toBe(`${verb} ${formatPhone(dial)}${country}`)
  }
  await page.locator('input[name=type][value=phone]').check({ force: true })
  await page.locator('#qr-phone-phone').fill('(415) 555-2671')
  await page.locator('#qr-phone-phone').blur()
  await page.getByText(words.faults.country).waitFor()
  expect(await meaning('phone').textContent()).toBe('')
  await page.locator('input[name=type][value=wifi]').check({ force: true })
  await page.locator('#qr-wifi-password').fill('סיסמה1234')
  await page.getByText(words.content.meanings.password).waitFor()
  await page.locator('#qr-wifi-network').fill('ש'.repeat(17))
  await page.locator('#qr-wifi-network').blur()
  await page.getByText(words.faults.network).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  expect(problems).toEqual([])
  await leave()
})

// Proves 3.16.3, 3.16.6.
test('a styled code with a logo and a caption is a picture, outlines and a page', async () => {
  const { page, problems, leave } = await openVisitor(browser, app.address)
  await page.goto(pageUrl('en', path))
  await page.locator('#qr-link-url').fill('dagesh.example')
  await page.getByRole('button', { name: style.presets.names.citron }).click()
  await page.locator('#qr-caption').fill('תפריט Menu')
  await page.locator('input[name="style.middle"][value=logo]').check({ force: true })
  const logo = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()
  await page
    .locator('#qr-logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
  await page.locator('[data-qr-picture] image').waitFor()
  await waitFor(page, 'good')

  const svg = await save(page, 'SVG')
  expect([...new Set(svg.toString().match(/<[a-z]+/gi))]).toEqual(['<svg', '<path', '<image'])
  expect(await scan(await sharp(svg).resize(700).png().toBuffer())).toBe('https://dagesh.example')
  const pdf = (await save(page, 'PDF')).toString('latin1')
  expect(pdf.startsWith('%PDF-1.4')).toBe(true)
  expect(pdf).toContain('/Filter/DCTDecode')
  await page.locator('[data-qr-width]').fill('333')
  const png = await save(page, 'PNG')
  expect((await sharp(png).metadata()).width).toBe(333)
  expect(await scan(png)).toBe('https://dagesh.example')
  const jpg = await save(page, 'JPG')
  expect(await sharp(jpg).metadata()).toMatchObject({ format: 'jpeg', width: 333 })
  expect(await scan(jpg)).toBe('https://dagesh.example')

  await page
    .locator('#qr-logo')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await page.getByText(style.middle.logoFault).waitFor()

  const address = page.url()
  await page.goto('about:blank')
  await page.goto(address)
  await waitFor(page, 'good')
  expect(await page.locator('#qr-caption').inputValue()).toBe('תפריט Menu')
  expect(await page.locator('#qr-link-url').inputValue()).toBe('dagesh.example')
  expect(problems).toEqual([])
  await leave()
})

// Proves 3.16.2, 3.16.5.
test('a code that would not scan is refused with an explanation, and the fix makes it valid', async () => {
  const { page, problems, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  await page.goto(pageUrl('en', path))
  await page.locator('#qr-text-text').waitFor({ state: 'hidden' })
  // Pressing the button shows what is missing.
  await page.getByRole('button', { name: 'PNG', exact: true }).click({ force: true })
  await page.getByText(faults.required).waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('qr-link-url')

  await page.locator('#qr-link-url').fill('dagesh.example')
  await waitFor(page, 'good')
  for (const [name, value] of [
    ['foreground', '#ffffff'],
    ['background', '#111111'],
  ] as const)
    await page.locator(`[data-qr-colour=${name}]`).fill(value)
  await page.getByText(result.weaknesses.inverted).waitFor()
  await waitFor(page, 'refused')
  const png = page.getByRole('button', { name: 'PNG', exact: true })
  expect(await png.getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('button', { name: result.fix }).click()
  await waitFor(page, 'good')

  await page.locator('input[name="style.margin"]').fill('1')
  await page.getByText(result.weaknesses.margin).waitFor()
  await page.getByRole('button', { name: result.fix }).click()
  await waitFor(page, 'good')

  await page.locator('input[name=type][value=text]').check({ force: true })
  await page.locator('input[name="style.middle"][value=none]').check({ force: true })
  await page.locator('#qr-text-text').fill('ש'.repeat(1165 + 12))
  await page.getByText(fill(result.tooLong, { excess: 12 })).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  expect(problems).toEqual([])
  await leave()
})

// Proves 3.16.1.
test('what is typed before the script has loaded becomes a code', async () => {
  const { page, problems, leave } = await openVisitor(browser, app.address)
  const typed = Promise.withResolvers<void>()
  await page.route('**/assets/qr-*.js', async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.goto(pageUrl('en', path))
  await page.locator('#qr-link-url').fill('early.example')
  typed.resolve()
  await waitFor(page, 'good')
  await expect.poll(() => page.url()).toContain('#type=link&url=early.example')
  expect(problems).toEqual([])
  await leave()
})

// Proves 3.16.6.
test('a password is not in the address', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(pageUrl('he', path))
  await page.locator('input[name=type][value=wifi]').check({ force: true })
  await page.locator('#qr-wifi-network').fill('Home')
  await page.locator('#qr-wifi-password').fill('secret-password')
  await waitFor(page, 'good')
  await expect.poll(() => page.url()).toContain('#type=wifi&network=Home')
  expect(page.url()).not.toContain('secret')
  await leave()
})

// Proves 3.16.10.
test('codes are stored on the device only by choice, and can be removed one by one or all', async () => {
  const { history } = copyFor('en').pages[path]
  const { page, problems, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  const stored = () => page.evaluate(() => localStorage.getItem('made-codes'))
  const link = (url: string) =>
    page.getByRole('link', { name: fill(history.open, { name: `Link, ${url}` }) })
  const make = async (url: string) => {
    await page.locator('#qr-link-url').fill(url)
    await waitFor(page, 'good')
    await save(page, 'SVG')
  }
  await page.goto(pageUrl('en', path))
  await make('first.example')
  expect(await stored()).toBeNull()
  await page.getByLabel(history.keep).check()
  await page.getByText(history.empty).waitFor()
  expect(await stored()).toBe('[]')
  await make('second.example')
  await make('third.example')
  await link('third.example').waitFor()
  await page.reload()
  await link('third.example').locator('svg path').first().waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await link('second.example').click()
  await expect
    .poll(() => page.locator('#qr-link-url').inputValue(), { timeout: 10_000 })
    .toBe('second.example')
  await waitFor(page, 'good')
  await page
    .getByRole('button', { name: fill(history.remove, { name: 'Link, second.example' }) })
    .click()
  expect(await stored()).not.toContain('second')
  expect(await stored()).toContain('third')
  await page.getByRole('button', { name: history.removeAll }).click()
  expect(await stored()).toBe('[]')
  await make('fourth.example')
  await page.getByLabel(history.keep).uncheck()
  expect(await stored()).toBeNull()
  expect(await page.locator('[data-qr-made] li').count()).toBe(0)
  expect(problems).toEqual([])
  await leave()
})

// Proves 3.16.11, 3.16.7.
test('a code in a photo is read, opens nothing, and becomes a new code', async () => {
  const { reader } = copyFor('en').pages[path]
  const { page, context, problems, leave } = await openVisitor(browser, app.address, {
    screen: 'phone',
  })
  const sent: string[] = []
  context.on('request', (request) => sent.push(request.url()))
  await page.goto(pageUrl('en', path))
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel(reader.label).setInputFiles({ name, mimeType: 'image/png', buffer })
  const code = drawStyled('https://printed.example/menu?table=4', presetStyle('dagesh'))
  const photo = await sharp(Buffer.from(writeSvg(code)))
    .resize(420)
    .png()
    .toBuffer()
  await page.mouse.move(10, 10)
  await choose('x.png', Buffer.from('no picture'))
  await page.getByText(reader.fault).waitFor()
  const wall = { width: 2400, height: 1800, channels: 3, background: '#b9a58c' } as const
  await choose('wall.png', await sharp({ create: wall }).png().toBuffer())
  await page.getByText(reader.none).waitFor()
  const spot = [{ input: photo, left: 1500, top: 900 }]
  await choose('photo.png', await sharp({ create: wall }).composite(spot).png().toBuffer())
  await page.getByText('https://printed.example/menu?table=4').waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: reader.use }).click()
  await waitFor(page, 'good')
  expect(await page.locator('#qr-link-url').inputValue()).toBe(
    'https://printed.example/menu?table=4',
  )
  expect(sent.filter((url) => url.includes('printed') && !url.startsWith('data:'))).toEqual([])
  expect(problems).toEqual([])
  await leave()
})

// Proves 3.16.11.
test.each(langs)(
  'the file fields are in %s, show the chosen file, and accept a pasted picture',
  async (lang) => {
    const { reader, style } = copyFor(lang).pages[path]
    const { page, problems, leave } = await openVisitor(browser, app.address)
    await page.goto(pageUrl(lang, path))
    await page.locator('input[name="style.middle"][value=logo]').check({ force: true })
    for (const words of [reader.choose, style.middle.logoChoose])
      await page.getByText(words, { exact: true }).waitFor()
    for (const field of await page.locator('input[type=file]').all())
      expect(await field.evaluate((each) => getComputedStyle(each).opacity)).toBe('0')
    await page.locator('#qr-link-url').focus()
    await page.evaluate(async () => {
      const [width, height] = [40, 40]
      const blob = await new OffscreenCanvas(width, height).getContext('2d')?.canvas.convertToBlob()
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([blob ?? ''], 'shot.png', { type: 'image/png' }))
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    })
    await page.getByText('shot.png', { exact: true }).waitFor()
    await page.getByText(reader.none).waitFor()
    expect(await findAccessibilityFaults(page)).toEqual([])
    expect(problems).toEqual([])
    await leave()
  },
)

// Proves 3.16.8.
test.each(langs)(
  'without JavaScript the page in %s states what it needs, and shows a code',
  async (lang) => {
    const { noScript } = copyFor(lang).pages[path]
    const { page, leave } = await openVisitor(browser, app.address, { javaScript: false })
    await page.goto(pageUrl(lang, path))
    await page.getByText(noScript.text).waitFor()
    await page.getByRole('link', { name: noScript.contact, exact: true }).first().waitFor()
    expect(await page.locator('.qr-form').isVisible()).toBe(false)
    expect(await scan(await page.locator('[data-qr-picture]').screenshot())).toMatch(/^https:/)
    await leave()
  },
)
