import { expect, test } from 'vitest'
import { bookTerms, priceListFor } from '#catalog/price-list.ts'
import { sellableIds } from '#catalog/sellables.ts'
import { copyFor } from '#copy/copy.server.ts'
import { priceBasket } from '#domain/pricing/basket.ts'
import { readBasketQuery } from '#domain/pricing/basket-url.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import { formatShare } from '#i18n/format-share.ts'
import type { Lang } from '#i18n/languages.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { builderOn, builderUrl, waitForHydration } from '#tests/support/builder.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const list = priceListFor({ ...bookTerms, on: '2026-11-22' })

/** Computed by the pricing rules, which have their own tests. */
function priced(query: string) {
  return priceBasket(readBasketQuery(query, list), list)
}

const app = sharedSite()
const browser = await sharedBrowser()

async function visit(lang: Lang, options: Parameters<typeof openVisitor>[2] = {}) {
  const visitor = await openVisitor(browser, app.address, options)
  return { ...visitor, builder: builderOn(visitor.page, lang) }
}

// Proves 5.6.3, 6.1.1, 6.1.4.
test('a package composed in Hebrew on a phone is the same one, at the same price, in English on a desktop', async () => {
  const phone = await visit('he', { screen: 'phone' })
  await phone.builder.open()
  await waitForHydration(phone.page)
  await phone.builder.service('branding').tap()
  await phone.page.locator('[name="o.branding"][value=extended]').tap()
  await phone.builder.service('website').tap()
  await phone.page.locator('[name="a.website"]').tap()
  await phone.builder.service('maintenance').tap()
  await phone.page.locator('[name="m.maintenance"]').selectOption('24')

  const query = 's=branding.extended,website~crm,maintenance:24'
  await expect.poll(phone.builder.query).toBe(query)
  const { once, monthly } = priced(query)
  expect(await phone.builder.total('once')).toBe(once.total)
  expect(await phone.builder.total('monthly')).toBe(monthly.total)

  const desktop = await visit('en')
  await desktop.page.goto(phone.page.url().replace('/he/', '/en/'))
  expect(await desktop.builder.total('once')).toBe(once.total)
  expect(await desktop.builder.total('monthly')).toBe(monthly.total)
  expect(await desktop.page.locator('.receipt-foot').innerText()).toContain('$')
  expect([...phone.problems, ...desktop.problems]).toEqual([])
  await phone.leave()
  await desktop.leave()
})

// Proves 1.4.3, 6.1.4.
test('back removes the last addition, a reload changes nothing, and the language switch keeps the package', async () => {
  const { page, builder, problems, leave } = await visit('he')
  await builder.open('utm_source=letter')
  await waitForHydration(page)
  await builder.service('website').check()
  await builder.service('branding').check()
  await page.locator('[name="o.branding"][value=extended]').check()
  await expect.poll(builder.query).toBe('s=branding.extended,website&utm_source=letter')

  await page.goBack()
  await expect.poll(builder.query).toBe('s=website&utm_source=letter')
  expect(await builder.service('branding').isChecked()).toBe(false)
  expect(await builder.total('once')).toBe(priced('s=website').once.total)
  await page.goForward()
  await expect.poll(() => builder.service('branding').isChecked()).toBe(true)

  await page.reload()
  await waitForHydration(page)
  expect(await page.locator('[name="o.branding"][value=extended]').isChecked()).toBe(true)
  expect(await builder.total('once')).toBe(priced('s=branding.extended,website').once.total)
  await page.locator('header a[hreflang=en]').click()
  await page.waitForURL(/\/en\/package-builder\?/)
  expect(builder.query()).toBe('s=branding.extended,website&utm_source=letter')
  expect(problems).toEqual([])
  await leave()
})

// Proves 5.4.5, 6.1.1.
test.each<Lang>(['he', 'en'])(
  'each added service changes the discount and shows what the next one would save (%s)',
  async (lang) => {
    const { page, builder, leave } = await visit(lang)
    const { steps } = copyFor(lang).pages['package-builder'].body
    await builder.open()
    await waitForHydration(page)
    const all = { count: sellableIds.length, percent: formatShare(1_000, lang) }
    await page.getByText(fill(steps.all, all)).waitFor()
    const chosen: string[] = []
    for (const [id, rate] of [
      ['landing-page', 0],
      ['automation', 500],
      ['action-plan', 750],
      ['digital-card', 1_000],
      ['crm-setup', 1_000],
    ] as const) {
      chosen.push(id)
      await builder.service(id).check()
      const { discount, nextTier, once } = priced(`s=${chosen.join(',')}`)
      expect(discount.rate).toBe(rate)
      await expect.poll(() => builder.total('once')).toBe(once.total)
      const hint =
        nextTier &&
        fill(steps.next, {
          percent: formatShare(nextTier.rate, lang),
          amount: formatMoney(nextTier.saves, lang),
        })
      expect(await page.locator('[data-hint]').allInnerTexts()).toEqual(hint === null ? [] : [hint])
    }
    await leave()
  },
)

// Proves 5.4.4.
test('a package is added with one click, and the better discount applies', async () => {
  const { page, builder, leave } = await visit('he')
  const { pages, catalogue } = copyFor('he')
  const copy = pages['package-builder'].body
  await builder.open()
  await waitForHydration(page)
  await page
    .getByRole('link', {
      name: fill(copy.packages.addPackage, { package: catalogue.packages['smart-upgrade'].name }),
    })
    .click()
  await expect.poll(builder.query).toBe('s=site-upgrade,crm-setup,automation,guidance,action-plan')
  await page
    .getByText(
      fill(copy.receipt.why.package, { package: catalogue.packages['smart-upgrade'].name }),
    )
    .waitFor()
  const { once, discount } = priced(builder.query())
  expect(discount).toMatchObject({ kind: 'package', rate: 3_000 })
  expect(await builder.total('once')).toBe(once.total)
  await page
    .getByRole('link', {
      name: fill(copy.receipt.removeService, { service: catalogue.services.automation.name }),
    })
    .click()
  await expect.poll(builder.query).toBe('s=site-upgrade,crm-setup,guidance,action-plan')
  await page.getByText(copy.receipt.why.tier).waitFor()
  await leave()
})

test.each([
  { width: 1366, height: 640, total: '.receipt-total' },
  { width: 1366, height: 560, total: '.total-bar' },
])('on a laptop of $width by $height the total stays in view', async ({ total, ...size }) => {
  const { page, builder, leave } = await visit('he')
  await page.setViewportSize(size)
  await builder.open('s=branding,website,maintenance:24')
  await waitForHydration(page)
  await builder.service('action-plan').focus()
  const shown = page.locator(total).first()
  await expect
    .poll(async () => {
      const box = await shown.boundingBox()
      return box !== null && box.y > 0 && box.y + box.height <= size.height
    })
    .toBe(true)
  await leave()
})

test('clients with a design from the studio can claim a lower development price', async () => {
  const { page, builder, leave } = await visit('en')
  await builder.open('s=mvp')
  await waitForHydration(page)
  await page.getByLabel(copyFor('en').catalogue.claims['design-client']).check()
  await expect.poll(builder.query).toBe('s=mvp&c=design-client')
  expect(await builder.total('once')).toBe(priced('s=mvp&c=design-client').once.total)
  await leave()
})

// Proves 6.1.2, 6.1.5.
test('without scripts the server evaluates choices, options, packages and removals', async () => {
  const { page, builder, leave } = await visit('he', { javaScript: false, screen: 'phone' })
  await builder.open()
  await builder.service('branding').check()
  await page.locator('[name="o.branding"][value=extended]').check()
  await builder.service('maintenance').check()
  await page.locator('[name="m.maintenance"]').selectOption('36')
  await page
    .getByRole('button', { name: copyFor('he').pages['package-builder'].body.choose.update })
    .click()
  await page.waitForURL(/\?s=/)
  expect(builder.query()).toBe('s=branding.extended,maintenance:36')
  const { once, monthly } = priced(builder.query())
  expect(await builder.total('once')).toBe(once.total)
  expect(await builder.total('monthly')).toBe(monthly.total)
  await page.locator('.receipt-remove').last().click()
  await page.waitForURL(/\?s=branding\.extended#/)
  expect(await builder.total('monthly')).toBe(0)
  await leave()
})

// Proves 6.1.5, 10.1.3.
test('with only the keyboard: a service, its option, and the new total is announced; the bar never covers what has the focus', async () => {
  const { page, builder, leave } = await visit('he', { screen: 'phone' })
  await builder.open('s=landing-page')
  await waitForHydration(page)
  await page.locator('#services-title').evaluate((title) => title.scrollIntoView())
  await page.locator('#service-business-plan').focus()
  for (let at = 0; at < 24; at += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('.total-bar')?.getBoundingClientRect()
      const focused = document.activeElement
      if (!bar || !focused || !focused.closest('.builder-choose') || focused.closest('.total-bar'))
        return false
      return focused.getBoundingClientRect().bottom > bar.top + 1
    })
    expect(covered, `after ${at + 1} tabs`).toBe(false)
  }
  await builder.service('branding').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect.poll(builder.query).toBe('s=branding.extended,landing-page')
  const total = formatMoney(priced('s=branding.extended,landing-page').once.total, 'he')
  await page
    .getByRole('status')
    .filter({
      hasText: fill(copyFor('he').pages['package-builder'].body.receipt.announced, { total }),
    })
    .waitFor({ state: 'attached' })
  await leave()
})

test.each([
  ['he', '', 'desktop'],
  ['he', 's=branding,website~crm,maintenance:12,mvp&c=design-client', 'phone'],
  ['en', 's=branding,website~crm,maintenance:12,mvp', 'desktop'],
] as const)('the builder in %s with "%s" on a %s is accessible', async (lang, query, screen) => {
  const { page, builder, problems, leave } = await visit(lang, { screen })
  await builder.open(query)
  await waitForHydration(page)
  expect(await findAccessibilityFaults(page)).toEqual([])
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0)
  expect(problems).toEqual([])
  await leave()
})

// Proves 6.1.4.
test('the link is copied, and a toast says so', async () => {
  const { page, context, builder, leave } = await visit('en')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await builder.open('s=website')
  await waitForHydration(page)
  const { receipt } = copyFor('en').pages['package-builder'].body
  await page.getByRole('button', { name: receipt.copyLink }).click()
  await page.getByRole('status').filter({ hasText: receipt.copied }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await leave()
})

test('a page with a package in its address does not replace the cached page without one', async () => {
  const read = async (query: string) => (await fetch(app.address + builderUrl('he', query))).text()
  const empty = await read('')
  const full = await read('s=website')
  expect(full).toContain('data-total="once"')
  expect(await read('')).toBe(empty)
  expect(empty).not.toContain('data-total="once"')
  expect(await read('utm_source=x')).toBe(empty)
})
