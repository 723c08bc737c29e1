import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const address = '/he/templates/law-firm'
const words = copyFor('he').templatePages['law-firm']

const app = sharedSite()
const browser = await sharedBrowser()

test('the versions of the clause are read by keyboard, without JavaScript too', async () => {
  const { page, leave } = await openVisitor(browser, app.address, { javaScript: false })
  await page.goto(address)
  const { cut = '', put = '', note = '' } = words.clause.parts[1] ?? {}
  const shown = async () => {
    const sheet = await page.locator('.sheet').innerText()
    return [cut, put, note].map((text) => sheet.includes(text))
  }
  // Text that is skipped because it is far away counts as not shown.
  await page.locator('.sheet').scrollIntoViewIfNeeded()
  await expect.poll(shown).toEqual([true, true, true])
  await page.getByRole('radio', { name: words.clause.versions.marked }).focus()
  await page.keyboard.press('ArrowDown')
  expect(await shown()).toEqual([false, true, false])
  await page.keyboard.press('ArrowDown')
  expect(await shown()).toEqual([true, false, false])
  await leave()
})

test('the index names the section that is read', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(address)
  const current = () => page.locator('nav [aria-current]').allTextContents()
  expect(await current()).toEqual([])
  await page.getByRole('link', { name: words.nav.fees, exact: true }).press('Enter')
  await expect.poll(current).toEqual([words.nav.fees])
  await leave()
})

test.each(['reduce', 'no-preference'] as const)(
  'the rules draw themselves unless motion is reduced: %s',
  async (reducedMotion) => {
    const { page, leave } = await openVisitor(browser, app.address, { reducedMotion })
    await page.goto(address)
    const drawn = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap((animation) =>
          animation instanceof CSSAnimation && animation.animationName.startsWith('draw-')
            ? [animation.animationName]
            : [],
        ),
    )
    expect(drawn.length > 0).toBe(reducedMotion === 'no-preference')
    await leave()
  },
)
