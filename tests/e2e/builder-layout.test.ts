import type { Page } from 'playwright-core'
import axeCore from 'axe-core'
import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { builderOn, builderUrl, waitForHydration } from '#tests/support/builder.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const langs: readonly Lang[] = ['he', 'en']
/** One-time and monthly parts, two discounts: a receipt with every kind of line. */
const fullPackage = 's=business-plan,branding,website~crm,digital-card:12'

const app = sharedSite()
const browser = await sharedBrowser()

/** The part of an element that the receipt's own scrolling shows, in pixels of height. */
function shownHeight(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const own = element.getBoundingClientRect()
      const body = element.closest('.receipt-body')?.getBoundingClientRect()
      const end = Math.min(own.bottom, body?.bottom ?? innerHeight, innerHeight)
      return Math.max(0, end - own.top) / own.height
    }),
  )
}

// Proves 6.1.8.
test.each(langs)(
  'on a laptop the receipt in %s shows each line of a full package, and both totals',
  async (lang) => {
    const { page, leave } = await openVisitor(browser, app.address)
    await builderOn(page, lang).open(fullPackage)
    await waitForHydration(page)
    await page.mouse.wheel(0, 2_400)
    await expect.poll(() => shownHeight(page, '.receipt-line')).toEqual([1, 1, 1, 1, 1])
    expect(await shownHeight(page, '.receipt-foot .receipt-total')).toEqual([1, 1])
    expect(await page.locator('.receipt-body :is([data-total], [data-sum])').count()).toBe(0)
    const services = page.locator('.builder-service')
    for (const at of [0, 5, (await services.count()) - 1]) {
      await services.nth(at).evaluate((service) => service.scrollIntoView({ block: 'center' }))
      const inView = () =>
        page.locator('.receipt-foot .receipt-total').evaluateAll((totals) =>
          totals.map((total) => {
            const { top, bottom } = total.getBoundingClientRect()
            return top >= 0 && bottom <= innerHeight
          }),
        )
      await expect.poll(inView, { message: `beside service ${at}` }).toEqual([true, true])
    }
    await leave()
  },
)

// Proves 6.1.7.
test.each(langs)(
  'each service in %s has a box to tick and the first letter of its name',
  async (lang) => {
    const { page, leave } = await openVisitor(browser, app.address)
    await builderOn(page, lang).open('s=website')
    const tiles = await page.locator('.builder-service').evaluateAll((all) =>
      all.map((service) => ({
        box: service.querySelector('.builder-service-box')?.getBoundingClientRect().width ?? 0,
        letter: service.querySelector('.builder-service-letter')?.textContent ?? '',
        name: service.querySelector('.builder-service-name')?.textContent ?? '',
      })),
    )
    expect(tiles.length).toBeGreaterThan(0)
    const alphabet = lang === 'he' ? /[א-ת]/ : /[A-Z]/i
    for (const { box, letter, name } of tiles) {
      expect(box, name).toBeGreaterThanOrEqual(24)
      expect(letter, name).toBe(alphabet.exec(name)?.[0].toUpperCase())
    }
    expect(await page.locator('.composed .builder-service-letter').getAttribute('dir')).toBe(
      languages[lang].dir,
    )
    await leave()
  },
)

// Proves 6.1.7.
test('on a phone groups collapse, and adding a package opens the groups of its services', async () => {
  const { page, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  await page.goto(builderUrl('he'))
  await waitForHydration(page)
  const open = () =>
    page
      .locator('.builder-fold')
      .evaluateAll((all) => all.map((fold) => (fold as HTMLDetailsElement).open))
  expect(await open()).toEqual([true, false, false, false, false])
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7_000)
  await page
    .locator('.builder a, .builder button')
    .filter({ hasText: copyFor('he').pages['package-builder'].body.packages.add })
    .first()
    .click()
  await expect.poll(open).toEqual([true, true, false, false, false])
  await leave()
})

test.each(langs)('axe finds enough contrast in the bar over the opening in %s', async (lang) => {
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(builderUrl(lang))
  await page.evaluate(axeCore.source)
  const faults = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run('.site-nav', { runOnly: ['color-contrast'] })
    return violations.flatMap(({ nodes }) => nodes.map(({ target }) => String(target)))
  })
  expect(faults).toEqual([])
  await leave()
})

// Proves 4.7.2.
test.each(['package-builder', 'contact'] as const)(
  'the form of %s shows what is missing only after an attempt to send it',
  async (path) => {
    const { page, leave } = await openVisitor(browser, app.address)
    await page.goto(pageUrl('he', path))
    await page.locator('[aria-describedby=lead-hint]').scrollIntoViewIfNeeded()
    const submit = page.locator('[aria-describedby=lead-hint][aria-disabled=true]')
    await submit.waitFor()
    expect(await page.locator('#lead-hint').innerText()).toBe('')
    await submit.press('Enter')
    await expect
      .poll(() => page.locator('#lead-hint').innerText())
      .toContain(copyFor('he').forms.lead.labels.name)
    await leave()
  },
)

// Proves 3.15.2.
test.each(['desktop', 'phone'] as const)(
  'the first screen of the contact page has a link to its form, on a %s',
  async (screen) => {
    const { page, leave } = await openVisitor(browser, app.address, { screen })
    await page.goto(pageUrl('he', 'contact'))
    const link = page.locator('main a[href="#form-title"]')
    const { y = Infinity, height = 0 } = (await link.boundingBox()) ?? {}
    expect(y + height).toBeLessThan(page.viewportSize()?.height ?? 0)
    await link.click()
    await expect
      .poll(() =>
        page.locator('#lead-form [name=name]').evaluate((field) => {
          const { top, bottom } = field.getBoundingClientRect()
          return top > 0 && bottom < innerHeight
        }),
      )
      .toBe(true)
    await leave()
  },
)
