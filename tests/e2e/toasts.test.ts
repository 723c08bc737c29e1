import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { langs } from '#documents/head/langs.ts'
import { builderOn, waitForHydration } from '#tests/support/builder.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor, screens } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()

/**
 * A page that shows a toast each time its link is copied. `moved`: by a clock that the test moves,
 * under which all events have the same time.
 */
async function openBuilder(lang: Lang, clock: 'real' | 'moved' = 'moved') {
  const visitor = await openVisitor(browser, app.address)
  const { page } = visitor
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  if (clock === 'moved') await page.clock.install()
  await builderOn(page, lang).open('s=website')
  await waitForHydration(page)
  if (clock === 'moved') await page.clock.pauseAt(Date.now() + 3_600_000)
  const { copyLink } = copyFor(lang).pages['package-builder'].body.receipt
  const showToast = async () => {
    await page.getByRole('button', { name: copyLink }).click()
    await page.mouse.move(5, 5)
    await page.locator('[popover=manual]:popover-open').waitFor()
  }
  return { ...visitor, showToast }
}

function toastsIn(page: Page) {
  return {
    open: page.locator('[popover=manual]:popover-open'),
    inDocument: page.locator('[popover=manual]'),
  }
}

// Proves 3.7.1, 3.7.2.
test.each(langs)('one toast at a time, at the bottom right in %s, 356 px wide', async (lang) => {
  const { page, showToast, leave } = await openBuilder(lang)
  await showToast()
  await showToast()
  const { open, inDocument } = toastsIn(page)
  expect(await inDocument.count()).toBe(1)
  const box = await open.boundingBox()
  expect(box?.width).toBe(356)
  const edges = [(box?.x ?? 0) + (box?.width ?? 0), (box?.y ?? 0) + (box?.height ?? 0)]
  expect(edges).toEqual([screens.desktop.width - 16, screens.desktop.height - 16])
  await leave()
})

// Proves 3.7.3.
test('a toast closes by its button, by Escape and by a swipe', async () => {
  const { page, showToast, leave } = await openBuilder('en', 'real')
  const { open } = toastsIn(page)
  const close = page.getByRole('button', { name: copyFor('en').forms.toast.close })
  await showToast()
  await close.click()
  expect(await open.count()).toBe(0)

  await showToast()
  await close.focus()
  await page.keyboard.press('Escape')
  expect(await open.count()).toBe(0)

  await showToast()
  const swipe = async (distance: number) => {
    const box = await open.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20]
    await page.mouse.move(x, y)
    await page.mouse.down()
    // Slower than a flick.
    await page.waitForTimeout(300)
    await page.mouse.move(x + distance, y)
    await page.mouse.up()
  }
  await swipe(10)
  expect(await open.count()).toBe(1)
  await swipe(24)
  expect(await open.count()).toBe(0)
  await leave()
})

// Proves 3.7.4.
test('a toast closes after 4 seconds, not under pointer or focus, and leaves after 1,000 more', async () => {
  const { page, showToast, leave } = await openBuilder('he')
  const { open, inDocument } = toastsIn(page)
  await showToast()
  await page.clock.runFor(3_900)
  expect(await open.count()).toBe(1)
  await page.clock.runFor(200)
  expect(await open.count()).toBe(0)

  await showToast()
  await open.hover()
  await page.clock.runFor(10_000)
  expect(await open.count()).toBe(1)
  const close = open.getByRole('button')
  await close.focus()
  await page.mouse.move(5, 5)
  await page.clock.runFor(10_000)
  expect(await open.count()).toBe(1)
  await close.blur()
  await page.clock.runFor(4_100)
  expect([await open.count(), await inDocument.count()]).toEqual([0, 1])
  await page.clock.fastForward(995_000)
  expect(await inDocument.count()).toBe(1)
  await page.clock.fastForward(10_000)
  expect(await inDocument.count()).toBe(0)
  await leave()
})

// Proves 3.7.1.
test('a toast shown again reuses the element and restarts its time', async () => {
  const { page, showToast, leave } = await openBuilder('en')
  const { open, inDocument } = toastsIn(page)
  await showToast()
  await open.evaluate((toast) => toast.setAttribute('data-test', 'first'))
  await page.clock.runFor(3_000)
  await showToast()
  expect(await open.getAttribute('data-test')).toBe('first')
  expect(await open.locator('p').count()).toBe(1)
  await page.clock.runFor(3_000)
  expect(await open.count()).toBe(1)
  await page.clock.runFor(1_100)
  expect([await open.count(), await inDocument.count()]).toEqual([0, 1])
  await leave()
})

// Proves 3.7.1, 3.7.4.
test('an error replaces a notice, and closes after 4 seconds too', async () => {
  const { page, showToast, leave } = await openBuilder('en')
  const { open, inDocument } = toastsIn(page)
  await showToast()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await showToast()
  await expect.poll(() => open.getAttribute('role')).toBe('alert')
  expect(await inDocument.count()).toBe(1)
  await page.clock.runFor(3_900)
  expect(await open.count()).toBe(1)
  await page.clock.runFor(200)
  expect(await open.count()).toBe(0)
  await leave()
})
