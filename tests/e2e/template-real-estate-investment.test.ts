import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { renderAll } from '#tests/support/render-all.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const address = '/he/templates/real-estate-investment'
const words = copyFor('he').templatePages['real-estate-investment']

const app = sharedSite()
const browser = await sharedBrowser()

/** Shares of day and night, lit floors. */
function readLight(page: Page): Promise<number[]> {
  return page
    .locator('.city')
    .evaluate((city) =>
      ['--day', '--night', '--floors'].map((name) =>
        Number(getComputedStyle(city).getPropertyValue(name)),
      ),
    )
}

test('the city is lit by the hour of the visitor, then by the keyboard', async () => {
  const { page, problems, leave } = await openVisitor(browser, app.address)
  await page.clock.setFixedTime('2026-11-22T17:35')
  await page.goto(address)
  const slider = page.getByLabel(words.clock.slider)
  const time = page.locator('.clock-time')
  await expect.poll(() => time.textContent()).toBe('17:30')
  expect(await slider.getAttribute('aria-valuetext')).toBe('17:30')
  await expect.poll(() => readLight(page)).toEqual([0.6, 0, 13])
  expect(await page.locator('.clock-part:visible').allTextContents()).toEqual([
    words.clock.parts.evening,
  ])
  await slider.press('End')
  await expect.poll(() => readLight(page)).toEqual([0, 1, 26])
  expect(await time.textContent()).toBe('00:00')
  expect(await page.locator('.clock-part:visible').allTextContents()).toEqual([
    words.clock.parts.night,
  ])
  expect(problems).toEqual([])
  await leave()
})

test.each(['reduce', 'no-preference'] as const)(
  'the light changes slowly unless motion is reduced: %s',
  async (reducedMotion) => {
    const { page, leave } = await openVisitor(browser, app.address, { reducedMotion })
    await page.goto(address)
    // The floors light up in a section that is laid out after `load`.
    await renderAll(page)
    const moves = await page.evaluate(() => ({
      city: getComputedStyle(document.querySelector('.city') ?? document.body).transitionProperty,
      floors: document.getAnimations().length > 0,
    }))
    const isWelcome = reducedMotion === 'no-preference'
    expect(moves).toEqual({
      city: isWelcome ? '--day, --night, --floors' : 'all',
      floors: isWelcome,
    })
    await leave()
  },
)

test('a picture of the city loads when its hour comes', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  const pictures = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /(day|hero|night)-\d+\.avif/.exec(request.url()) ?? []
    if (name !== undefined) pictures.add(name)
  })
  await page.clock.setFixedTime('2026-11-22T19:30')
  await page.goto(address)
  await expect.poll(() => [...pictures]).toEqual(['hero'])
  await page.getByLabel(words.clock.slider).press('End')
  await expect.poll(() => [...pictures]).toEqual(['hero', 'night'])
  await leave()
})

test('without JavaScript the dusk stays, and nothing offers to move it', async () => {
  const { page, leave } = await openVisitor(browser, app.address, { javaScript: false })
  await page.goto(address)
  expect(await readLight(page)).toEqual([0, 0, 26])
  expect(await page.locator('input[type=range]:visible').count()).toBe(0)
  expect(await page.locator('.calculation').isVisible()).toBe(true)
  await leave()
})

test('the calculator announces its range in words, by keyboard', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(address)
  const amounts = async () =>
    (await page.locator('.amounts dd').allTextContents()).map((text) => text.replaceAll(/\D/g, ''))
  const result = page.getByRole('status')
  expect(await amounts()).toEqual(['429000', '638000', '749000'])
  await page.getByLabel(words.calculator.fields.years).press('Home')
  // 500,000 × 0.97^3, × 1.05^3, × (1.295029 − 0.2 × (1.295029 − 1.191016))
  await expect.poll(amounts).toEqual(['456000', '579000', '637000'])
  expect(await result.textContent()).toMatch(/3 שנים.*456,000.*579,000.*637,000/)
  await page.getByLabel(words.calculator.fields.sum).press('End')
  await expect.poll(amounts).toEqual(['2738000', '3473000', '3823000'])
  expect(
    await page.getByLabel(words.calculator.fields.sum).getAttribute('aria-valuetext'),
  ).toContain('3,000,000')
  await leave()
})
