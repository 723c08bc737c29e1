import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { countStoredRows } from '#tests/support/stored-rows.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const address = '/he/templates/financial-course'
const words = copyFor('he').templatePages['financial-course']
const { fields, form } = words.enroll

const app = sharedSite()
const browser = await sharedBrowser()

function getField(page: Page, name: keyof typeof fields) {
  return page.locator('#enroll-form').getByLabel(fields[name].label)
}

async function fillForm(page: Page): Promise<void> {
  await getField(page, 'name').fill('דנה כהן')
  await getField(page, 'phone').fill('050-555-0100')
  await getField(page, 'email').fill('dana@example.com')
  await getField(page, 'seat').selectOption({ index: 1 })
  await getField(page, 'urgent').selectOption({ index: 2 })
}

test('an empty form shows an error at every required field and focuses the first one', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(address, { waitUntil: 'networkidle' })
  await getField(page, 'name').fill('  ')
  await getField(page, 'phone').fill('12')
  await page.getByRole('button', { name: form.submit }).click()
  const errors = page.locator('#enroll-form .demo-error')
  expect(await errors.allTextContents()).toEqual([
    fields.name.missing,
    fields.phone.invalid,
    fields.email.missing,
    fields.seat.missing,
    fields.urgent.missing,
  ])
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('enroll-name')
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
    page.on('request', (request) => {
      // Typed Latin letters load their font.
      if (request.resourceType() !== 'font') requests.push(`${request.method()} ${request.url()}`)
    })
    await fillForm(page)
    await page.getByRole('button', { name: form.submit }).click()
    const thanks = page.getByRole('heading', { name: form.thanks.title })
    await thanks.waitFor()
    expect(await page.locator('#enroll-form').isVisible()).toBe(false)
    // Without scripts the form opens the address of the page again, without any of its values.
    expect(requests).toEqual(
      javaScript ? [] : [`GET ${app.address}${address}?`, ...requests.slice(1)],
    )
    expect(requests.join()).not.toMatch(/dana|555/)
    expect(await countStoredRows(app.dataDir)).toEqual(before)
    await leave()
  },
)

test('the form is filled in and the evenings are opened by keyboard', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('#syllabus summary').nth(3).focus()
  await page.keyboard.press('Enter')
  expect(await page.locator('#syllabus details[open] h3').allTextContents()).toEqual([
    words.syllabus.meetings[3]?.title,
  ])
  await fillForm(page)
  await getField(page, 'name').focus()
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('enroll-form-thanks')
  await leave()
})

function isTickerMoving(page: Page): Promise<boolean> {
  return page
    .locator('.ticker-track')
    .evaluate((track) => track.getAnimations().some(({ playState }) => playState === 'running'))
}

test('the ticker runs until it is paused', async () => {
  const { page, leave } = await openVisitor(browser, app.address, {
    reducedMotion: 'no-preference',
  })
  await page.goto(address)
  expect(await isTickerMoving(page)).toBe(true)
  const pause = page.getByRole('button', { name: words.ticker.pause })
  await pause.focus()
  await expect
    .poll(async () => {
      await page.keyboard.press('Enter')
      return await pause.getAttribute('aria-pressed')
    })
    .toBe('true')
  await expect.poll(() => isTickerMoving(page)).toBe(false)
  await leave()
})

test.each([
  { reducedMotion: 'reduce', javaScript: true },
  { reducedMotion: 'no-preference', javaScript: false },
] as const)(
  'the ticker does not move, and is complete without a button for %o',
  async (options) => {
    const { page, leave } = await openVisitor(browser, app.address, options)
    await page.goto(address)
    expect(await isTickerMoving(page)).toBe(false)
    expect(await page.locator('.ticker-pause').isVisible()).toBe(false)
    await leave()
  },
)

test('the slider shows what another sum will buy', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(address)
  const sums = () => page.locator('.savings output').allTextContents()
  expect((await sums()).map((sum) => sum.replaceAll(/\D/g, ''))).toEqual([
    '50000',
    '43130',
    '37205',
    '27684',
    '20599',
  ])
  const slider = page.getByLabel(words.savings.slider)
  await slider.focus()
  await expect
    .poll(async () => {
      await page.keyboard.press('Home')
      return (await sums())[0]?.replaceAll(/\D/g, '')
    })
    .toBe('5000')
  await leave()
})
