import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const address = '/he/templates/financial-course'
const words = copyFor('he').templatePages['financial-course']

const app = sharedSite()
const browser = await sharedBrowser()

test('the evenings are opened by keyboard', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(address)
  await page.locator('#syllabus summary').nth(3).focus()
  await page.keyboard.press('Enter')
  expect(await page.locator('#syllabus details[open] h3').allTextContents()).toEqual([
    words.syllabus.meetings[3]?.title,
  ])
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
