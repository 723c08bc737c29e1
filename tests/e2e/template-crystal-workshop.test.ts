import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { copyFor } from '#copy/copy.server.ts'
import { dayIn } from '#domain/pricing/vat.ts'
import { describeEvening } from '#documents/template/crystal-workshop/describe-evening.ts'
import { nextEvenings } from '#documents/template/crystal-workshop/evenings.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { countStoredRows } from '#tests/support/stored-rows.ts'
import { measureTextOver } from '#tests/support/text-over-picture.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const address = '/he/templates/crystal-workshop'
const words = copyFor('he').templatePages['crystal-workshop']
const { fields, form } = words.booking

const app = sharedSite()
const browser = await sharedBrowser()

function getField(page: Page, name: keyof typeof fields) {
  return page.locator('#booking-form').getByLabel(fields[name].label)
}

function eveningsNow() {
  return nextEvenings(dayIn(new Date(), company.timeZone)).map((evening) =>
    describeEvening(evening, 'he', words.dates),
  )
}

test('an empty form shows an error at every required field and focuses the first one', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(address, { waitUntil: 'networkidle' })
  await getField(page, 'name').fill(' ')
  await getField(page, 'phone').fill('12')
  await page.getByRole('button', { name: form.submit }).click()
  expect(await page.locator('#booking-form .demo-error').allTextContents()).toEqual([
    fields.evening.missing,
    fields.name.missing,
    fields.phone.invalid,
    fields.seats.missing,
    fields.piece.missing,
    '',
  ])
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('booking-evening')
  expect(await page.getByText(form.thanks.title).isVisible()).toBe(false)
  await leave()
})

test.each([true, false])(
  'a completed form shows thanks and sends nothing, with JavaScript: %s',
  async (javaScript) => {
    const before = await countStoredRows(app.dataDir)
    const { page, leave } = await openVisitor(browser, app.address, { javaScript })
    await page.goto(address, { waitUntil: 'networkidle' })
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
    await getField(page, 'evening').selectOption({ index: 1 })
    await getField(page, 'name').fill('Dana Cohen')
    await getField(page, 'phone').fill('050-555-0100')
    await getField(page, 'seats').selectOption({ index: 2 })
    await getField(page, 'piece').selectOption({ index: 1 })
    const sent = requests.length
    await page.getByRole('button', { name: form.submit }).click()
    await page.getByRole('heading', { name: form.thanks.title }).waitFor()
    expect(await page.locator('#booking-form').isVisible()).toBe(false)
    // Without scripts the form opens the address of the page again, without any of its values.
    // Pictures and fonts load as the page moves to its form.
    expect(
      requests
        .slice(sent)
        .filter((each) => !/\/pictures\/|\.woff2$/.test(each))
        .slice(0, 1),
    ).toEqual(javaScript ? [] : [`GET ${app.address}${address}?`])
    expect(requests.join()).not.toMatch(/Dana|555/)
    expect(await countStoredRows(app.dataDir)).toEqual(before)
    await leave()
  },
)

test('an evening is chosen by keyboard: its moon is shown, and the form takes it', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(address, { waitUntil: 'networkidle' })
  const [first, , third] = eveningsNow()
  const moon = page.locator('[data-moon]')
  const firstMoon = await moon.getAttribute('d')
  expect(await page.getByRole('status').textContent()).toBe(first?.caption)
  await page.getByRole('radio', { name: first?.date ?? '' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await page.getByRole('status').textContent()).toBe(third?.caption)
  expect(await moon.getAttribute('d')).not.toBe(firstMoon)
  expect(await getField(page, 'evening').inputValue()).toBe(third?.date)
  await leave()
})

test.each(['reduce', 'no-preference'] as const)(
  'the moon waxes when it comes into view, unless motion is reduced: %s',
  async (reducedMotion) => {
    const { page, leave } = await openVisitor(browser, app.address, { reducedMotion })
    await page.goto(address, { waitUntil: 'networkidle' })
    const moon = page.locator('[data-moon]')
    const sign = page.locator('.evening .moon-lit').first()
    const full = await sign.getAttribute('d')
    // It is new until then.
    const isFull = reducedMotion === 'reduce'
    await expect.poll(async () => (await moon.getAttribute('d')) === full).toBe(isFull)
    await page.locator('.moon-large').scrollIntoViewIfNeeded()
    await expect.poll(() => moon.getAttribute('d')).toBe(full)
    await leave()
  },
)

test('the voucher shows the typed names, and nothing is sent', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(address, { waitUntil: 'networkidle' })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const { voucher } = words
  const card = page.getByRole('group', { name: voucher.card.label })
  await page.getByLabel(voucher.name.label, { exact: true }).fill('רותם <b>')
  await page.getByRole('radio', { name: voucher.count.two }).check()
  await expect.poll(() => card.innerText()).toContain('רותם <b>')
  expect(await card.innerText()).toContain(voucher.card.two)
  await page.getByLabel(voucher.name.label, { exact: true }).fill('')
  expect(await card.innerText()).toContain(voucher.name.sample)
  // Fonts and pictures come as the page scrolls to the card.
  expect(requests.filter((url) => !/\.(?:woff2|avif|webp)$/.test(url))).toEqual([])
  await leave()
})

test('the menu of a phone opens without scripts, and with them closes behind a link', async () => {
  for (const javaScript of [true, false]) {
    const { page, leave } = await openVisitor(browser, app.address, { screen: 'phone', javaScript })
    await page.goto(address, { waitUntil: 'networkidle' })
    const link = page.getByRole('link', { name: words.nav.links.place })
    expect(await link.isVisible()).toBe(false)
    await page.getByRole('button', { name: words.nav.open, exact: true }).click()
    await link.click()
    await expect.poll(() => page.url()).toContain('#place')
    expect(await link.isVisible()).toBe(!javaScript)
    await leave()
  }
})

test.each([
  ['he', 1024, 768],
  ['he', 1440, 900],
  ['he', 1920, 1080],
  ['en', 1024, 768],
  ['en', 1440, 900],
  ['en', 1920, 1080],
] as const)(
  'text over the moon and the sky has enough contrast: %s, %i × %i',
  async (lang, width, height) => {
    const { page, leave } = await openVisitor(browser, app.address)
    await page.setViewportSize({ width, height })
    await page.goto(`/${lang}/templates/crystal-workshop`, { waitUntil: 'networkidle' })
    const lines = await measureTextOver(page, '.hero-picture')
    expect(lines.length).toBeGreaterThan(4)
    expect(lines.filter(({ isEnough }) => !isEnough)).toEqual([])
    await leave()
  },
)
