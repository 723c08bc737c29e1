import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { claims } from '#catalog/claims.ts'
import { claimIds } from '#domain/studio/studio.ts'
import { measurements, scoreIds } from '#catalog/measurements.ts'
import { exchange } from '#catalog/pricing-rules.ts'
import { caseStudies } from '#catalog/projects.ts'
import { popularService, serviceIds } from '#catalog/services.ts'
import { copyFor } from '#copy/copy.server.ts'
import { formatDay } from '#i18n/format.ts'
import { pageUrl } from '#i18n/links.ts'
import type { Lang } from '#i18n/languages.ts'
import { langs } from '#documents/head/langs.ts'
import { cardPrices, heroPrices } from '#documents/site/parts/card-price.ts'
import type { ShownPrice } from '#parts/price-text.ts'
import { nextFrames, settled } from '#tests/support/settled.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { renderAll } from '#tests/support/render-all.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()

/** The finished documents, as the server sends them: read once for all tests of their content. */
const documents = new Map<Lang, Promise<Page>>()

async function openDocument(lang: Lang) {
  const opened = documents.get(lang) ?? goHome(lang)
  documents.set(lang, opened)
  return { page: await opened, home: copyFor(lang).pages.home }
}

async function goHome(lang: Lang): Promise<Page> {
  const { page } = await openVisitor(browser, app.address, { javaScript: false })
  await page.goto(pageUrl(lang, ''))
  return page
}

/** The prices before the owner has changed any. */
const terms = { choices: {}, rate: exchange.defaultRate, vat: { rate: 1_800 } }

/** As shown, in whole shekels or dollars. */
function amountOf({ from, to }: ShownPrice): string {
  return ((from ?? to ?? 0) / 100).toLocaleString('en')
}

function amountIn(text: string): string | undefined {
  return text.match(/[\d,]+/)?.[0]
}

function texts(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((all) => all.map((element) => (element.textContent ?? '').trim()))
}

const sections = [
  'hero',
  'stats',
  'portfolio-showcase',
  'about',
  'why-choose-us',
  'services',
  'audience-title',
  'process-title',
  'testimonials-title',
  'vision-title',
  'contact',
]

// Proves 3.3.1.
test.each(langs)('the sections of the home page in %s are in their order', async (lang) => {
  const { page } = await openDocument(lang)
  const names = await page
    .locator('main > section')
    .evaluateAll((all) =>
      all.map(
        (section) =>
          section.id || (section.getAttribute('aria-labelledby') ?? section.classList.value),
      ),
    )
  // Further sections may stand between these.
  expect(names.filter((name) => sections.includes(name))).toEqual(sections)
  expect(await page.locator('.hero .marquee').count()).toBe(1)
  expect(await page.locator('#contact form#lead-form').count()).toBe(1)
})

// Proves 3.3.3, 3.3.4, 3.3.15.
test.each(langs)(
  'the hero in %s has its words, prices and the client marks twice',
  async (lang) => {
    const { page, home } = await openDocument(lang)
    expect(await texts(page, '.hero .badge')).toEqual([home.opening.badge])
    expect(await texts(page, '.hero h1 > span')).toEqual([...home.opening.title])
    const [before = '', strong = '', after = ''] = home.opening.lead.split(/<\/?strong>/)
    expect(await texts(page, '.hero-lead')).toEqual([before + strong + after])
    expect(await texts(page, '.hero-lead strong')).toEqual([strong])
    expect(await texts(page, '.hero .pill[href="#stats"]')).toEqual([home.body.hero.start])
    expect(await texts(page, '.hero .pill')).toEqual([home.body.hero.start])
    const builder = page.locator('.hero-words').getByRole('link', { name: home.body.hero.price })
    expect(await builder.getAttribute('href')).toBe(pageUrl(lang, 'package-builder'))
    const names = home.body.stats.prices
    expect(await texts(page, '.starting-prices dt')).toEqual([
      names.landingPage,
      names.website,
      names.app,
    ])
    const amounts = await texts(page, '.starting-prices dd')
    const starts = heroPrices(terms).map(({ price }) => amountOf(price))
    expect(amounts.map(amountIn)).toEqual(starts)
    expect((await texts(page, '.hero-price bdi')).map(amountIn)).toEqual(starts.slice(0, 2))
    const runs = page.locator('.marquee-run')
    expect(
      await runs.evaluateAll((all) =>
        all.map((run) => [run.childElementCount, run.getAttribute('aria-hidden')]),
      ),
    ).toEqual([
      [caseStudies.length, null],
      [caseStudies.length, 'true'],
    ])
  },
)

// Proves 3.3.9, 3.3.10.
test.each(langs)('about and benefits in %s have all their parts', async (lang) => {
  const { page, home } = await openDocument(lang)
  const { about, whyChooseUs } = home.body
  expect(await page.locator('#about img').first().getAttribute('alt')).toBe(about.portraitAlt)
  const figures = [claims.years, claims.projects].map(({ value, suffix }) => `${value}${suffix}`)
  expect(await texts(page, '.founder-figures dd')).toEqual(figures)
  expect(await texts(page, '.aims dt')).toEqual(
    [about.blocks.mission, about.blocks.result, about.blocks.example].map(({ title }) => title),
  )
  expect(await texts(page, '.about-tags li')).toEqual(about.tags)
  expect(await texts(page, '.why-benefits h3')).toEqual(
    whyChooseUs.benefits.map(({ title }) => title),
  )
  await renderAll(page)
  const film = page.locator('.film video')
  expect(await film.evaluate(({ clientHeight, clientWidth }) => clientHeight > clientWidth)).toBe(
    true,
  )
  expect(await film.locator('source').count()).toBe(0)
  expect(await page.locator('.film img').isVisible()).toBe(true)
})

// Proves 3.3.11, 3.3.12, 1.1.1.
test.each(langs)('services, audience and process in %s are complete', async (lang) => {
  const { page, home } = await openDocument(lang)
  const { audience, process } = home.body
  const { items, popular } = copyFor(lang).services
  const cards = page.locator('#services li a')
  expect(await cards.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    serviceIds.map((id) => pageUrl(lang, `services/${id}`)),
  )
  expect(await texts(page, '#services h3')).toEqual(serviceIds.map((id) => items[id].name))
  const marked = cards.filter({ hasText: popular })
  expect(await marked.count()).toBe(1)
  expect(await marked.getAttribute('href')).toBe(pageUrl(lang, `services/${popularService}`))
  expect(await texts(page, '.audience h3')).toEqual(audience.items.map(({ title }) => title))
  expect(await page.locator('.audience').textContent()).toContain(audience.subtitle)
  expect(await texts(page, '.stage-days')).toEqual(process.steps.map(({ days }) => days))
  for (const { days } of process.steps) expect(days).toMatch(/\d/)
})

// Proves 3.3.16.
test.each(langs)('each service in %s has its price and a text link', async (lang) => {
  const { page, home } = await openDocument(lang)
  const { prices, services } = copyFor(lang)
  const shown = await texts(page, '.shutter-price')
  const priced = serviceIds.map((id) => cardPrices(terms)[id])
  expect(shown.map(amountIn)).toEqual(priced.map(amountOf))
  expect(shown.filter((text) => text.includes(prices.vat.excluded))).toEqual([])
  const from = prices.from.replace('{amount}', '').trim()
  const perMonth = prices.perMonth.replace('{amount}', '').trim()
  for (const [index, { unit }] of priced.entries())
    expect(shown[index]).toContain(unit === 'month' ? perMonth : from)
  expect(await texts(page, '.shutter-more')).toEqual(serviceIds.map(() => services.learnMore))
  const builder = page.locator('.package-band a')
  expect(await builder.textContent()).toBe(home.body.services.package.link)
  expect(await builder.getAttribute('href')).toBe(pageUrl(lang, 'package-builder'))
})

// Proves 3.3.13, 1.6.3.
test.each(langs)(
  'the twelve testimonials in %s have five stars, role and company',
  async (lang) => {
    const { page, home } = await openDocument(lang)
    const { items, sampleNote, sampleStars } = home.body.testimonials
    expect(items).toHaveLength(12)
    const section = page.locator('section[aria-labelledby=testimonials-title]')
    expect(await section.getByRole('img', { name: sampleStars }).count()).toBe(items.length)
    // Those of samples are outlines.
    const drawn = await page
      .locator('.testimonial-stars')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each, '::before')))
      .then((styles) => styles.map(({ content, color }) => [content, color]))
    expect(drawn).toEqual(items.map(() => ['"★★★★★"', 'rgba(0, 0, 0, 0)']))
    expect(await texts(page, '.testimonial-name')).toEqual(
      items.map(({ name, role, company }) => `${name}${role}, ${company}`),
    )
    expect(await section.textContent()).toContain(sampleNote)
  },
)

// Proves 3.3.22.
test.each([390, 1440])(
  'at %i px the home page has three eyebrows and few text sizes',
  async (width) => {
    const { page } = await openDocument('en')
    await page.setViewportSize({ width, height: 900 })
    const sizes = await page.locator('main').evaluate((main) => {
      const found = new Set<number>()
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { parentElement: element, textContent } = texts.currentNode
        if (!element?.getClientRects().length || textContent?.trim() === '') continue
        if (element.closest('.sr-only, option, script')) continue
        found.add(Math.round(parseFloat(getComputedStyle(element).fontSize)))
      }
      return [...found]
    })
    expect(sizes.length, sizes.join()).toBeLessThanOrEqual(9)
    expect(await page.locator('main section:not(.hero) .badge').count()).toBe(3)
  },
)

// Proves 3.3.18.
test.each(langs)('next to the testimonials in %s is verifiable evidence', async (lang) => {
  const { page, home } = await openDocument(lang)
  const { scores, speed, plan, quote } = home.body.testimonials.proof
  const { day, largestPaint, scores: measured } = measurements
  expect(await texts(page, '.proof-scores dt')).toEqual([
    speed,
    ...scoreIds.map((id) => scores[id]),
  ])
  const figures = [Math.round(largestPaint / 100) / 10, ...scoreIds.map((id) => measured[id])]
  expect(await texts(page, '.proof-scores dd')).toEqual(figures.map(String))
  expect(await page.locator('.proof').textContent()).toContain(formatDay(day, lang))
  for (const name of [plan, quote]) {
    const address = await page.getByRole('link', { name, exact: true }).getAttribute('href')
    const file = await fetch(app.address + address)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  }
})

// Proves 3.3.7.
test.each([
  [390, 85],
  [699, 85],
  [700, 45],
  [1023, 45],
  [1024, 33],
  [1279, 33],
  [1280, 30],
  [1920, 30],
])('at %i px a slide takes %i% of the row', async (width, percent) => {
  const { page } = await openDocument('he')
  await page.setViewportSize({ width, height: 900 })
  const share = await page.locator('[data-track]').evaluate((row) => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(row)
    const room = row.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
    return ((row.firstElementChild?.getBoundingClientRect().width ?? 0) / room) * 100
  })
  expect(share).toBeCloseTo(percent, 0)
})

async function openMoving() {
  const visitor = await openVisitor(browser, app.address, { reducedMotion: 'no-preference' })
  await visitor.page.clock.install()
  await visitor.page.goto('/he/')
  return visitor
}

async function stopClock(page: Page) {
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

// Proves 3.3.3.
test('the button of the hero scrolls smoothly to the statistics', async () => {
  const { page, leave } = await openMoving()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'smooth',
  )
  await page.locator('.hero .pill').click()
  await expect
    .poll(() => page.locator('#stats').evaluate((stats) => stats.getBoundingClientRect().top))
    .toBeLessThan(450)
  await leave()
})

// Proves 3.3.2.
test('a section appears when a tenth of it is visible, and not before', async () => {
  const { page, leave } = await openVisitor(browser, app.address, {
    reducedMotion: 'no-preference',
  })
  await page.goto('/he/')
  // With their real heights the sections stay where they are while the page scrolls.
  await renderAll(page)
  await page.mouse.wheel(0, 60)
  const hidden = page.locator('#services [data-reveal=""]')
  await expect.poll(() => hidden.count()).toBeGreaterThan(0)
  const showShare = (share: number) =>
    page.locator('#services').evaluate((section, part) => {
      const { top, height } = section.getBoundingClientRect()
      const seen = part * Math.min(height, innerHeight)
      scrollBy({ top: top - innerHeight + seen, behavior: 'instant' })
    }, share)
  await showShare(0.07)
  await nextFrames(page)
  expect(await hidden.count()).toBeGreaterThan(0)
  await showShare(0.12)
  await expect.poll(() => hidden.count()).toBe(0)
  await leave()
})

// Proves 3.3.5.
test('the stats take 2 seconds, fast at first and slow at the end', async () => {
  const { page, leave } = await openMoving()
  await stopClock(page)
  await page
    .locator('#stats')
    .evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await nextFrames(page)
  const first = async () =>
    parseInt(await page.locator('#stats dd [aria-hidden]').first().innerText(), 10)
  await page.clock.runFor(1_000)
  const half = await first()
  expect(half).toBeGreaterThan(150)
  expect(half).toBeLessThan(190)
  await page.clock.runFor(900)
  expect(await page.locator('#stats [data-counting]').count()).toBe(claimIds.length)
  await page.clock.runFor(200)
  expect(await page.locator('#stats [data-counting]').count()).toBe(0)
  await leave()
})

// Proves 3.3.6.
test('the carousel advances every 3 seconds', async () => {
  const { page, leave } = await openMoving()
  await page
    .locator('[data-track]')
    .evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await nextFrames(page)
  await stopClock(page)
  // Choosing a filter starts the interval again.
  await page.locator('[data-filter=all]').click()
  await page.mouse.move(5, 5)
  const scrolled = () =>
    page.locator('[data-track]').evaluate((row) => Math.round(Math.abs(row.scrollLeft)))
  const start = await scrolled()
  await page.clock.runFor(2_900)
  expect(await settled(scrolled)).toBe(start)
  await page.clock.runFor(200)
  await expect.poll(scrolled).not.toBe(start)
  await leave()
})
