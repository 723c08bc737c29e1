import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { timeZone } from '#catalog/place.ts'
import { copyFor } from '#copy/copy.server.ts'
import { dayIn } from '#domain/pricing/vat.ts'
import { describeEvening } from '#documents/template/crystal-workshop/describe-evening.ts'
import { nextEvenings } from '#documents/template/crystal-workshop/evenings.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { measureTextOver } from '#tests/support/text-over-picture.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const address = '/he/templates/crystal-workshop'
const words = copyFor('he').templatePages['crystal-workshop']
const { fields } = words.booking

const app = sharedSite()
const browser = await sharedBrowser()

function getField(page: Page, name: keyof typeof fields) {
  return page.locator('#booking-form').getByLabel(fields[name].label)
}

function eveningsNow() {
  return nextEvenings(dayIn(new Date(), timeZone)).map((evening) =>
    describeEvening(evening, 'he', words.dates),
  )
}

test('an evening is chosen by keyboard: its moon is shown, and the form takes it', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(address)
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
    await page.goto(address)
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
  await page.goto(address)
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
    await page.goto(address)
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
    await page.goto(`/${lang}/templates/crystal-workshop`)
    const lines = await measureTextOver(page, '.hero-picture')
    expect(lines.length).toBeGreaterThan(4)
    expect(lines.filter(({ isEnough }) => !isEnough)).toEqual([])
    await leave()
  },
)
