import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { serviceIds, servicePageIds } from '#catalog/services.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { animationsEnd } from '#tests/support/settled.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

const langs: readonly Lang[] = ['he', 'en']

const app = sharedSite()
const browser = await sharedBrowser()

function visit(options?: Parameters<typeof openVisitor>[2]): Promise<Visitor> {
  return openVisitor(browser, app.address, options)
}

/** Whether the bar has a background. */
async function isSolid(page: Page): Promise<boolean> {
  const background = await page
    .locator('header')
    .first()
    .evaluate((bar) => getComputedStyle(bar).backgroundColor)
  return !/rgba\(.*, 0\)|transparent|\/ 0\)/.test(background)
}

async function scrollDown(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
}

function services(page: Page, lang: Lang): { toggle: Locator; first: Locator; all: Locator } {
  const { nav, services: words } = copyFor(lang)
  const menu = page.locator('header')
  const links = menu.locator(
    servicePageIds.map((id) => `a[href="${pageUrl(lang, `services/${id}`)}"]`).join(),
  )
  return {
    toggle: menu.locator('summary, button').filter({ hasText: nav.services }),
    first: menu.getByRole('link', {
      name: words.items[serviceIds[0] ?? 'app-development'].name,
      exact: true,
    }),
    all: links,
  }
}

// Proves 3.2.1.
test('below 50 px the bar is solid; at 50 px and at the top it is clear', async () => {
  const { page, leave } = await visit()
  await page.goto('/he/')
  expect(await isSolid(page)).toBe(false)
  for (const clear of [50, 0]) {
    await scrollDown(page, 51)
    await expect.poll(() => isSolid(page)).toBe(true)
    expect((await page.locator('header').first().boundingBox())?.y).toBe(0)
    await scrollDown(page, clear)
    await expect.poll(() => isSolid(page)).toBe(false)
  }
  await leave()
})

test('a page that opens scrolled down has a solid bar at once', async () => {
  const { page, leave } = await visit()
  await page.goto('/en/#contact')
  await expect.poll(() => isSolid(page)).toBe(true)
  await leave()
})

// Proves 3.2.2.
test.each(['/he/portfolio/tlbank-webapp', '/en/portfolio/viola-medical'])(
  'on %s the bar is always solid',
  async (path) => {
    const { page, leave } = await visit({ javaScript: false })
    await page.goto(path)
    expect(await isSolid(page)).toBe(true)
    await leave()
  },
)

// Proves 3.2.2.
test('the portfolio list has a clear bar: only case studies are solid', async () => {
  const { page, leave } = await visit()
  await page.goto('/he/portfolio')
  expect(await isSolid(page)).toBe(false)
  await leave()
})

// Proves 3.2.4.
test.each(langs)(
  'the services in %s open on hover and close when the pointer leaves',
  async (lang) => {
    const { page, problems, leave } = await visit()
    await page.goto(pageUrl(lang, 'about'))
    const { toggle, all } = services(page, lang)
    expect(await all.first().isVisible()).toBe(false)
    await toggle.hover()
    await all.first().waitFor()
    expect(await all.count()).toBe(servicePageIds.length)
    await page.mouse.move(700, 700)
    await all.first().waitFor({ state: 'hidden' })
    expect(problems).toEqual([])
    await leave()
  },
)

test('a click right after the hover does not close what the hover opened', async () => {
  const { page, leave } = await visit()
  await page.goto('/he/about')
  const { toggle, all } = services(page, 'he')
  await toggle.click()
  await all.first().waitFor()
  await animationsEnd(page)
  expect(await all.first().isVisible()).toBe(true)
  await leave()
})

// Proves 3.2.4, 10.1.3.
test.each(langs)('the services in %s open, move the focus and close by keyboard', async (lang) => {
  const { page, leave } = await visit()
  await page.goto(pageUrl(lang, 'about'))
  const { toggle, all } = services(page, lang)
  await toggle.focus()
  await page.keyboard.press('Enter')
  await all.first().waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
    pageUrl(lang, `services/${serviceIds[0]}`),
  )
  await page.keyboard.press('Escape')
  await all.first().waitFor({ state: 'hidden' })
  expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Space')
  await all.first().waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${pageUrl(lang, `services/${serviceIds[0]}`)}`)
  await leave()
})

// Proves 3.2.4.
test('the services open by touch on a wide screen too', async () => {
  const context = await browser.newContext({
    baseURL: app.address,
    viewport: { width: 1280, height: 900 },
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.goto('/he/about')
  const { toggle, all } = services(page, 'he')
  await toggle.tap()
  await all.first().waitFor()
  await page.touchscreen.tap(600, 700)
  await all.first().waitFor({ state: 'hidden' })
  await context.close()
})

// Proves 3.2.2, 3.2.5.
test.each(langs)(
  'the menu of a phone in %s opens, is solid, expands the services, closes on Escape and on a choice',
  async (lang) => {
    const { page, problems, leave } = await visit({ screen: 'phone' })
    await page.goto(pageUrl(lang, ''))
    const { menuNames, nav } = copyFor(lang)
    const toggle = page.getByRole('button', { name: nav.menu, exact: true })
    const about = page.locator('header').getByRole('link', { name: menuNames.about, exact: true })
    expect(await about.isVisible()).toBe(false)
    expect(await toggle.getAttribute('aria-expanded')).toBe('false')

    await toggle.tap()
    await about.waitFor()
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true')
    await expect.poll(() => isSolid(page)).toBe(true)
    const { toggle: group, all } = services(page, lang)
    await group.tap()
    await all.last().waitFor()
    await group.tap()
    await all.last().waitFor({ state: 'hidden' })

    await page.keyboard.press('Escape')
    await about.waitFor({ state: 'hidden' })
    expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true)

    await toggle.tap()
    await about.tap()
    await page.waitForURL(`**${pageUrl(lang, 'about')}`)
    expect(
      await page
        .locator('header')
        .getByRole('link', { name: menuNames.about, exact: true })
        .isVisible(),
    ).toBe(false)
    expect(problems).toEqual([])
    await leave()
  },
)

// Proves 3.2.7.
test('without JavaScript the menu of a phone and the services open too', async () => {
  const { page, leave } = await visit({ screen: 'phone', javaScript: false })
  await page.goto('/he/')
  await page.getByRole('button', { name: copyFor('he').nav.menu, exact: true }).tap()
  const { toggle, all } = services(page, 'he')
  await toggle.tap()
  await all.first().waitFor()
  expect(await all.count()).toBe(servicePageIds.length)
  await leave()
})
