import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { soldItemIds, termsOfItem, type SoldItemId } from '#catalog/item-terms.ts'
import { bookTerms, chosenPrice, priceListFor } from '#catalog/price-list.ts'
import { isPriceItemId } from '#catalog/price-book.ts'
import { packages } from '#catalog/pricing-rules.ts'
import { serviceIds, type ServiceId } from '#catalog/services.ts'
import { pages } from '#content/pages.ts'
import { services } from '#content/services/services.ts'
import { templates } from '#content/templates/templates.ts'
import { changeStudio, studio } from '#catalog/studio.server.ts'
import { copyFor } from '#copy/copy.server.ts'
import { itemsOfService } from '#documents/site/parts/service-terms.ts'
import { packageTotals } from '#documents/site/pages/services/package-totals.ts'
import { withVat } from '#domain/pricing/vat.ts'
import type { Lang } from '#i18n/languages.ts'
import { outsideAmounts } from '#catalog/outside-amounts.ts'
import { renderPage, wordsOf, type RenderedPage } from '#tests/support/render-page.ts'
import { offerTexts } from './offer-texts.tsx'

const langs = ['he', 'en'] as const
const list = priceListFor({ ...bookTerms, on: '2026-11-21' })
const everyService = langs.flatMap((lang) => serviceIds.map((service) => ({ lang, service })))

const rendered = new Map<string, RenderedPage>()

beforeAll(async () => {
  const site = pages.filter(({ layout }) => layout === 'site')
  for (const lang of langs)
    for (const { path } of site) rendered.set(`${lang} ${path}`, await renderPage(lang, path))
})

function pageOf(lang: Lang, path: string): RenderedPage {
  const page = rendered.get(`${lang} ${path}`)
  if (!page) throw new Error(`${path} was not rendered`)
  return page
}

/** The texts of the elements that have this class. */
function withClass(html: string, name: string): string[] {
  const found = html.matchAll(
    new RegExp(`<(\\w+)[^>]*class="(?:[^"]* )?${name}(?: [^"]*)?"[^>]*>([^]*?)</\\1>`, 'g'),
  )
  return [...found].map(([, , inner = '']) => wordsOf(inner).trim())
}

/** The amounts in shekels of a text: before the sign in Hebrew, after it in English. */
function shekelsIn(text: string, lang: Lang): number[] {
  const amounts =
    lang === 'he' ? /(\d[\d,.]*)(?=–\d[\d,.]*\s?₪|\s?₪)/g : /₪\s?(\d[\d,]*(?:\.\d+)?)/g
  return [...text.matchAll(amounts)].map(([, amount = '']) => Number(amount.replaceAll(',', '')))
}

/** The lowest that a page sells, read from the prices it shows; add-ons are not sold alone. */
function lowestOn(service: ServiceId): number {
  const once = services[service].offers.flatMap((id) => {
    const { priceSource, from, to, vat } = chosenPrice(id)
    const sold = list.services.find((each) => each.id === id)
    const discount = (sold?.ownDiscount ?? 0) / 10_000
    const paid = withVat({ from, to, vat }, list.rules.vat).from
    return paid === null || priceSource.unit === 'month' ? [] : (paid * (1 - discount)) / 100
  })
  const ready =
    service === 'landing-page' ? Object.values(templates).map(({ price }) => price.ready) : []
  return Math.min(...once, ...ready)
}

// Proves 3.3.16.
test.each(langs)(
  'in %s each card of the home page starts at the lowest price of its page',
  (lang) => {
    const cards = withClass(pageOf(lang, '').html, 'shutter-price')
    expect(cards).toHaveLength(serviceIds.length)
    for (const [at, service] of serviceIds.entries()) {
      const [amount = 0] = shekelsIn(cards[at] ?? '', lang)
      const lowest = lowestOn(service)
      if (lowest === Infinity) continue
      expect([service, amount]).toEqual([service, lowest])
      // The page itself says that price.
      const own = pageOf(lang, `services/${service}`)
      expect(shekelsIn(wordsOf(own.html), lang), service).toContain(lowest)
    }
  },
)

// Proves 3.3.3.
test.each(langs)('in %s the first screen and its table start where the cards do', (lang) => {
  const { html } = pageOf(lang, '')
  const [line = ''] = withClass(html, 'hero-price')
  const website = (chosenPrice('website').from ?? 0) / 100
  expect(shekelsIn(line, lang)).toEqual([lowestOn('landing-page'), website])
  const [table = ''] = withClass(html, 'starting-prices')
  expect(shekelsIn(table, lang)).toEqual([
    lowestOn('landing-page'),
    website,
    lowestOn('app-development'),
  ])
})

// Proves 5.3.2.
test.each(langs)('in %s no list mixes prices with and without VAT', (lang) => {
  const { excluded } = copyFor(lang).prices.vat
  const mixed = [...rendered.values()]
    .filter((page) => page.lang === lang)
    .flatMap(({ path, html }) =>
      [...html.matchAll(/<(ul|ol|dl|table)\b(?:(?!<(?:ul|ol|dl|table)\b)[^])*?<\/\1>/g)]
        .map(([list]) => wordsOf(list))
        .filter((words) => words.includes(excluded) && shekelsIn(words, lang).length > 1)
        .map(() => path),
    )
  expect(mixed).toEqual([])
  for (const path of ['', 'package-builder'])
    expect(wordsOf(pageOf(lang, path).html)).not.toContain(excluded)
})

// Proves 3.10.9.
test.each(langs)('in %s a range of a package contains what the builder computes', (lang) => {
  const text = wordsOf(pageOf(lang, 'services/digital-presence').html)
  for (const id of ['business-launch', 'smart-upgrade'] as const) {
    const { from, to } = packageTotals(id, list)
    expect(shekelsIn(text, lang)).toEqual(expect.arrayContaining([from / 100, to / 100]))
  }
  for (const { id } of packages) {
    if (id !== 'business-launch' && id !== 'full-business') continue
    const range = chosenPrice('business-launch')
    const { from, to } = packageTotals(id, list)
    expect(from).toBeGreaterThanOrEqual(range.from ?? Infinity)
    expect(to).toBeLessThanOrEqual(range.to ?? 0)
  }
  expect(text).not.toMatch(/\$\s?900|900\s?\$/)
})

test('no Hebrew price of ours leads with dollars', () => {
  const ofOthers = new Set<number>(Object.values(outsideAmounts))
  const leading = [...rendered.values()]
    .filter(({ lang }) => lang === 'he')
    .filter(({ html }) => {
      const found = wordsOf(html).matchAll(/(?<!\()(?<![\d–,])(\d[\d,–]*) ?\$(?!\))/g)
      return [...found].some(([, amount]) => !ofOthers.has(Number(amount)))
    })
  expect(leading.map(({ path }) => path)).toEqual([])
})

function basketOf(id: SoldItemId): string | null {
  const [service = '', part] = id.split('.')
  const sold = list.services.find((each) => each.id === service)
  if (!sold) return null
  if (part === undefined) return `s=${service}`
  return sold.addons.some((addon) => addon.id === part)
    ? `s=${service}~${part}`
    : `s=${service}.${part}`
}

const items = langs.flatMap((lang) => soldItemIds.map((id) => ({ lang, id })))

// Proves 5.7.2.
test.each(items)(
  'payment and cancellation of $id in $lang are the same everywhere',
  ({ lang, id }) => {
    const { terms } = copyFor(lang).servicePage
    const { payment, cancellation } = termsOfItem(id)
    const texts = [terms.payment[payment], terms.cancellation[cancellation]].map((text) =>
      wordsOf(text).trim(),
    )
    for (const service of serviceIds.filter((each) => itemsOfService(each).includes(id)))
      for (const text of texts) {
        expect(wordsOf(pageOf(lang, `services/${service}`).html), service).toContain(text)
        expect(wordsOf(pageOf(lang, 'terms-of-service').html)).toContain(text)
      }
    const basket = basketOf(id)
    if (basket === null) return
    const { page, pdf, linkText, linkHtml } = offerTexts(basket, lang)
    // The payment of an estimate is agreed with its price.
    const places = { linkText, linkHtml, ...(chosenIsFrom(id) ? {} : { page, pdf }) }
    for (const [where, place] of Object.entries(places))
      for (const text of texts) expect(place, where).toContain(text)
  },
)

// Proves 5.7.8.
test.each(langs)('in %s another down payment is wherever the old one was', async (lang) => {
  const { halves } = copyFor(lang).servicePage.terms.payment
  const stated = wordsOf(halves).trim()
  const with40 = {
    he: '40% כשמתחילים ו־60% במסירה.',
    en: '40% to start, 60% on delivery.',
  }[lang]
  onTestFinished(() => changeStudio(company))
  changeStudio({ ...company, sales: { ...company.sales, downPayment: 4_000 } })
  const places = [...rendered.values()].filter(
    (page) => page.lang === lang && wordsOf(page.html).includes(stated),
  )
  expect(places.length).toBeGreaterThan(5)
  for (const { path } of places) {
    const now = wordsOf((await renderPage(lang, path)).html)
    expect(now, path).toContain(with40)
    expect(now, path).not.toContain(stated)
  }
  const { page, pdf, linkText, linkHtml } = offerTexts('s=website', lang)
  for (const [where, text] of Object.entries({ page, pdf, linkText, linkHtml })) {
    expect(text, where).toContain(with40)
    expect(text, where).not.toContain(stated)
  }
})

// Proves 5.4.7.
test.each(langs)(
  'in %s another discount of a package is wherever the old one was',
  async (lang) => {
    onTestFinished(() => changeStudio(company))
    const { packages: discounts } = company.sales
    const changed = { ...discounts, 'smart-upgrade': 3_300 }
    changeStudio({ ...company, sales: { ...company.sales, packages: changed } })
    const rule = priceListFor({ ...bookTerms, sales: studio().sales, on: '2026-11-21' }).rules
    expect(rule.packages.find(({ id }) => id === 'smart-upgrade')?.discount).toBe(3_300)
    for (const path of ['services/digital-presence', 'package-builder'] as const) {
      expect(wordsOf(pageOf(lang, path).html), path).toContain('30%')
      const now = wordsOf((await renderPage(lang, path)).html)
      expect(now, path).toContain('33%')
      expect(now, path).not.toContain('30%')
    }
  },
)

function chosenIsFrom(id: SoldItemId): boolean {
  const [service = '', part] = id.split('.')
  const sold = list.services.find((each) => each.id === service)
  const price = sold?.options.find((option) => option.id === part)?.price ?? sold?.price
  return price?.isFrom === true
}

// Proves 5.5.2.
test.each(
  langs.flatMap((lang) =>
    soldItemIds
      .filter((id) => termsOfItem(id).payment === 'year-ahead')
      .map((id) => ({ lang, id })),
  ),
)('the year of $id in $lang is paid in advance on page, quote, PDF and mail', ({ lang, id }) => {
  const { price } = findPart(id)
  const { page, pdf, linkText } = offerTexts(basketOf(id) ?? '', lang)
  for (const text of [page, pdf, linkText])
    expect(shekelsIn(text, lang)).toContain((price * 12) / 100)
  const step = wordsOf(copyFor(lang).quotes.payment.steps['year-ahead']).trim()
  for (const text of [page, pdf]) {
    const [, after = ''] = text.split(step)
    expect(shekelsIn(after, lang)[0]).toBe((price * 12) / 100)
  }
})

function findPart(id: SoldItemId): { price: number } {
  const [service = '', part] = id.split('.')
  const sold = list.services.find((each) => each.id === service)
  const found = [...(sold?.options ?? []), ...(sold?.addons ?? [])].find((each) => each.id === part)
  return { price: (found?.price ?? sold?.price)?.amount ?? 0 }
}

// Proves 5.7.5.
test.each(langs)('in %s sizes have the support and warranty of the table, and grow', (lang) => {
  const { amounts, facts } = copyFor(lang).servicePage
  const sizes = soldItemIds.filter((id) => /^(?:full-product|ui-design)\./.test(id))
  for (const id of sizes) {
    const { supportDays, warrantyDays } = termsOfItem(id)
    const page = wordsOf(
      pageOf(lang, id.startsWith('ui') ? 'services/uxui-design' : 'services/app-development').html,
    )
    for (const [label, days] of [
      [facts.support, supportDays],
      [facts.warranty, warrantyDays],
    ] as const)
      expect(page).toContain(`${label} ${wordsOf(amounts.days.replace('{count}', String(days)))}`)
  }
})

// Proves 3.9.9.
test.each(langs)('in %s the articles describe a size as the page and the builder do', (lang) => {
  const { parts } = copyFor(lang).catalogue
  const rows = [
    ...pageOf(lang, 'blog/figma-ux-ui-design-reality').html.matchAll(/<tr>([^]*?)<\/tr>/g),
  ].map(([row]) => wordsOf(row).toLowerCase())
  for (const id of ['ui-design.basic', 'ui-design.advanced', 'ui-design.full'] as const) {
    const [price = 0] = shekelsIn(
      rows.find((row) => row.includes(parts[id].name.toLowerCase())) ?? '',
      lang,
    )
    expect([id, price]).toEqual([id, (chosenPrice(id).from ?? 0) / 100])
    const row = rows.find((each) => each.includes(parts[id].name.toLowerCase())) ?? ''
    const own = parts[id].features.filter((feature) => !/כל מה|Everything in/.test(feature))
    for (const feature of own)
      expect(row.replaceAll('־', ' ')).toContain(
        feature.toLowerCase().replaceAll('־', ' ').replace(/^an? /, ''),
      )
  }
})

// Proves 5.1.7.
test.each(langs)('in %s the builder says what a price includes', (lang) => {
  const text = wordsOf(pageOf(lang, 'package-builder').html)
  const { facts, amounts } = copyFor(lang).servicePage
  const upTo = (count: number) => wordsOf(amounts.upTo.replace('{count}', String(count)))
  expect(text).toContain(`${facts.pages}: ${upTo(5)}`)
  expect(text).toContain(`${facts.products}: ${upTo(20)}`)
  expect(text).toContain(`${facts.images}: 20`)
})

test('a template is cheaper ready than customized, and customized than a page or site from scratch', () => {
  for (const [id, { price }] of Object.entries(templates)) {
    const scratch = chosenPrice(id === 'aesthetic-clinic' ? 'website' : 'landing-page').from ?? 0
    expect([id, price.ready < price.custom, price.custom * 100 < scratch]).toEqual([id, true, true])
  }
})

// Proves 2.6.9.
test('no link to a basket is followed by crawlers', () => {
  const links = [...rendered.values()].flatMap(({ html }) =>
    [...html.matchAll(/<a [^>]*href="[^"]*package-builder\?[^"]*"[^>]*>/g)].map(([link]) => link),
  )
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((link) => !link.includes('rel="nofollow"'))).toEqual([])
})

type Node = Record<string, unknown>

/** Every object in structured data. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  return [node, ...Object.values(node).flatMap(nodesIn)]
}

// Proves 2.6.6.
test.each(everyService)(
  'machines read the prices of $service in $lang that people read',
  ({ lang, service }) => {
    const { html, data } = pageOf(lang, `services/${service}`)
    const nodes = nodesIn((data as { structured: unknown }).structured)
    const seen = shekelsIn(wordsOf(html), lang)
    const priced = nodes.filter((node) => node['valueAddedTaxIncluded'] !== undefined)
    expect(priced.length).toBeGreaterThan(0)
    expect(
      priced.filter((node) => node['priceCurrency'] !== 'ILS' || !node['valueAddedTaxIncluded']),
    ).toEqual([])
    const amounts = priced.flatMap(({ price, minPrice, maxPrice }) =>
      [price, minPrice, maxPrice].filter((amount) => typeof amount === 'number'),
    )
    expect(amounts.filter((amount) => !seen.includes(amount))).toEqual([])
    const payable = services[service].offers.flatMap((id) => {
      const { from, to, vat } = chosenPrice(id)
      const { ownDiscount = 0 } = list.services.find((each) => each.id === id) ?? {}
      const ends = withVat({ from, to, vat }, list.rules.vat)
      return [ends.from, ends.to].map((end) => ((end ?? 0) * (10_000 - ownDiscount)) / 1_000_000)
    })
    const paid = new Set(payable)
    expect(amounts.filter((amount) => !paid.has(amount))).toEqual([])
    // The organization states its area once.
    expect(nodes.filter((node) => 'areaServed' in node)).toEqual([])
    for (const node of nodes.filter(({ openingHours }) => openingHours !== undefined))
      expect(JSON.stringify(node)).toContain(company.businessHours.opens)
  },
)

test('the items of the table are items of the price book, and every page sells only those', () => {
  expect(soldItemIds.filter((id) => !isPriceItemId(id))).toEqual([])
  const sold = serviceIds.flatMap((id) => services[id].offers)
  expect(sold.filter((id) => !soldItemIds.some((known) => known === id))).toEqual([])
})
