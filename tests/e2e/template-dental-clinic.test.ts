import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { treatmentPrices } from '#content/templates/dental-clinic/prices.ts'
import { copyFor } from '#copy/copy.server.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { countStoredRows } from '#tests/support/stored-rows.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const address = '/he/templates/dental-clinic'
const words = copyFor('he').templatePages['dental-clinic']
const { fields, form } = words.appointment

const app = sharedSite()
const browser = await sharedBrowser()

function getField(page: Page, name: keyof typeof fields) {
  return page.locator('#appointment-form').getByLabel(fields[name].label)
}

/** Without the note, which may stay empty. */
async function fillForm(page: Page): Promise<void> {
  await getField(page, 'treatment').selectOption({ index: 3 })
  await getField(page, 'patient').selectOption({ index: 2 })
  await getField(page, 'day').selectOption({ index: 1 })
  await getField(page, 'name').fill('דנה כהן')
  await getField(page, 'phone').fill('050-555-0100')
}

test('an empty form shows an error at every required field and focuses the first one', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(address, { waitUntil: 'networkidle' })
  await getField(page, 'name').fill('ד')
  await getField(page, 'note').fill('א')
  await page.getByRole('button', { name: form.submit }).click()
  expect(await page.locator('#appointment-form .demo-error').allTextContents()).toEqual([
    fields.treatment.missing,
    fields.patient.missing,
    fields.day.missing,
    fields.name.invalid,
    fields.phone.missing,
    fields.note.invalid,
  ])
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('appointment-treatment')
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
    await fillForm(page)
    const sent = requests.length
    await page.getByRole('button', { name: form.submit }).press('Enter')
    await page.getByRole('heading', { name: form.thanks.title }).waitFor()
    expect(await page.locator('#appointment-form').isVisible()).toBe(false)
    // Without scripts the form opens the address of the page again, without any of its values.
    // Pictures and fonts load as the page moves to its form.
    expect(
      requests
        .slice(sent)
        .filter((each) => !/\/pictures\/|\.woff2$/.test(each))
        .slice(0, 1),
    ).toEqual(javaScript ? [] : [`GET ${app.address}${address}?`])
    expect(requests.join()).not.toMatch(/555|%D7/)
    expect(await countStoredRows(app.dataDir)).toEqual(before)
    await leave()
  },
)

test('a free appointment leads to the form and fills in its day', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect
    .poll(async () => {
      await page.getByRole('link', { name: words.slots.days.tuesday }).press('Enter')
      return await getField(page, 'day').inputValue()
    })
    .toBe(words.slots.days.tuesday)
  await expect.poll(() => page.url()).toContain('#appointment')
  expect(await getField(page, 'treatment').inputValue()).toBe('')
  await leave()
})

test('a higher price is never in a smaller bubble', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(address)
  const bubbles = await page
    .locator('.treatment-price')
    .evaluateAll((all) => all.map((one) => [one.textContent, one.clientWidth] as const))
  const amounts = bubbles.map(([text]) => Number(text?.replaceAll(/\D/g, '')) * 100)
  expect(amounts).toEqual(Object.values(treatmentPrices).map(({ amount }) => amount))
  const widths = bubbles.map(([, width]) => width)
  expect(widths).toEqual(widths.toSorted((one, other) => one - other))
  expect(new Set(widths).size).toBe(5)
  await leave()
})

function areBubblesRising(page: Page): Promise<boolean> {
  return page
    .locator('.bubble')
    .first()
    .evaluate((bubble) =>
      bubble
        .getAnimations()
        .some((one) => one instanceof CSSAnimation && one.playState === 'running'),
    )
}

test('the bubbles rise until they are paused', async () => {
  const { page, leave } = await openVisitor(browser, app.address, {
    reducedMotion: 'no-preference',
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  expect(await areBubblesRising(page)).toBe(true)
  const pause = page.getByRole('button', { name: words.hero.pause })
  await expect
    .poll(async () => {
      await pause.press('Enter')
      return await pause.getAttribute('aria-pressed')
    })
    .toBe('true')
  expect(await areBubblesRising(page)).toBe(false)
  await pause.press('Enter')
  expect(await areBubblesRising(page)).toBe(true)
  await leave()
})

test.each([
  { reducedMotion: 'reduce', javaScript: true },
  { reducedMotion: 'no-preference', javaScript: false },
] as const)('no bubble rises and there is nothing to pause for %o', async (options) => {
  const { page, leave } = await openVisitor(browser, app.address, options)
  await page.goto(address)
  expect(await areBubblesRising(page)).toBe(false)
  expect(await page.locator('.bubbles-pause').isVisible()).toBe(false)
  await leave()
})

test('a bubble pops when it is touched', async () => {
  const { page, leave } = await openVisitor(browser, app.address, {
    reducedMotion: 'no-preference',
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const bubble = page.locator('.bubble').first()
  await expect
    .poll(async () => {
      await bubble.dispatchEvent('pointerdown')
      return await bubble.evaluate((one) => getComputedStyle(one).opacity)
    })
    .toBe('0')
  await leave()
})
