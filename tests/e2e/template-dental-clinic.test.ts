import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { treatmentPrices } from '#content/templates/dental-clinic/prices.ts'
import { copyFor } from '#copy/copy.server.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const address = '/he/templates/dental-clinic'
const words = copyFor('he').templatePages['dental-clinic']
const { fields } = words.appointment

const app = sharedSite()
const browser = await sharedBrowser()

function getField(page: Page, name: keyof typeof fields) {
  return page.locator('#appointment-form').getByLabel(fields[name].label)
}

test('a free appointment leads to the form and fills in its day', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(address)
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
  await page.goto(address)
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
  await page.goto(address)
  const bubble = page.locator('.bubble').first()
  await expect
    .poll(async () => {
      await bubble.dispatchEvent('pointerdown')
      return await bubble.evaluate((one) => getComputedStyle(one).opacity)
    })
    .toBe('0')
  await leave()
})
