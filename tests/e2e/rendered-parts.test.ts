import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { PagePath } from '#catalog/pages.ts'
import { templates } from '#catalog/templates.ts'
import { pageUrl } from '#i18n/links.ts'
import { langs } from '#documents/head/langs.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { renderAll } from '#tests/support/render-all.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()

/** Chromium moves a pointer that rests: it has such an event once the page is laid out. */
async function ignoreRestingPointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stop = (event: PointerEvent) => {
      if (event.movementX === 0 && event.movementY === 0) event.stopImmediatePropagation()
    }
    addEventListener('pointermove', stop, { capture: true })
  })
}

/** Without the parts that never have the mark: links and scripts. */
const parts = ':is(main > section, body > footer)'

test.each(langs)(
  'home in %s renders what is far below the screen at the first input, and no earlier',
  async (lang) => {
    const { page, leave } = await openVisitor(browser, app.address, {
      screen: 'phone',
      // The film has a resize event and rows of cards scroll by themselves, which is no input.
      reducedMotion: 'no-preference',
    })
    await ignoreRestingPointer(page)
    await page.goto(`/${lang}/`, { waitUntil: 'networkidle' })
    // On a phone the page may have these while it loads.
    await page.evaluate(() => {
      dispatchEvent(new Event('scroll'))
      dispatchEvent(new Event('resize'))
    })
    const read = () =>
      page.locator(parts).evaluateAll((all) =>
        all.map((part) => ({
          isFar: part.getBoundingClientRect().top >= 2 * innerHeight,
          isRendered: part.hasAttribute('data-rendered'),
        })),
      )
    const before = await read()
    expect(before.filter(({ isFar }) => isFar).length).toBeGreaterThan(5)
    for (const { isFar, isRendered } of before) expect(isRendered).toBe(!isFar)
    await renderAll(page)
    expect((await read()).every(({ isRendered }) => isRendered)).toBe(true)
    await leave()
  },
)

const addresses = (
  [
    '',
    'about',
    'package-builder',
    'portfolio/viola-medical',
    'services/landing-page',
    ...templates.map((id) => `templates/${id}` as const),
  ] as const satisfies PagePath[]
).map((path) => pageUrl('he', path))

// A part that is higher than its estimate would lie on the background of the parts below.
test.each(addresses)(
  'axe finds no fault on %s before its first input on a phone',
  async (address) => {
    const { page, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
    await ignoreRestingPointer(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    expect(await findAccessibilityFaults(page)).toEqual([])
    expect(await page.locator('main ~ footer').getAttribute('data-rendered')).toBeNull()
    await leave()
  },
)

test('a page that was scrolled renders what is near its screen', async () => {
  const { page, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  await page.goto('/he/')
  await page.locator('#contact').scrollIntoViewIfNeeded()
  await page.locator('#contact[data-rendered]').waitFor()
  await leave()
})

test('React waits three seconds for input, which is not a scroll event at the top', async () => {
  const { page, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  await ignoreRestingPointer(page)
  await page.goto('/he/contact')
  await page.evaluate(() => dispatchEvent(new Event('scroll')))
  const wait = await page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const react = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/react-'))
    if (!react || !(navigation instanceof PerformanceNavigationTiming)) return null
    return react.startTime - navigation.loadEventStart
  })
  expect(await wait.jsonValue()).toBeGreaterThan(2_900)
  await leave()
})
