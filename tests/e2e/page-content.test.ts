import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { legalPaths, legalVersions } from '#catalog/legal.ts'
import { bookTerms, priceListFor } from '#catalog/price-list.ts'
import { posts } from '#catalog/posts.ts'
import { exchange } from '#catalog/pricing-rules.ts'
import { caseStudies } from '#catalog/projects.ts'
import { serviceIds, serviceOf, servicePageIds } from '#catalog/services.ts'
import { templates } from '#catalog/templates.ts'
import { postGroups, postsByDate } from '#content/posts/posts.ts'
import { projects } from '#content/projects/projects.ts'
import { bodyTexts } from '#content/markdown/body-text.ts'
import { copyFor } from '#copy/copy.server.ts'
import { cardLanguages, type CardLang, type Lang } from '#i18n/languages.ts'
import { cardUrl } from '#i18n/card-links.ts'
import { pageUrl } from '#i18n/links.ts'
import { fillPrices } from '#documents/site/pages/services/prices-in-words.ts'
import { langs } from '#documents/head/langs.ts'
import { formatPhone } from '#i18n/phone-number.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()
/** Without JavaScript: the finished documents, as the server sends them. */
let reader: Visitor

beforeAll(async () => {
  reader = await openVisitor(browser, app.address, { javaScript: false })
})

/** Tests in a row that read the same page share one document. */
async function open(address: string): Promise<Page> {
  if (reader.page.url() !== app.address + address) await reader.page.goto(address)
  return reader.page
}

async function read(address: string, selector = 'main'): Promise<string> {
  const text = await (await open(address)).locator(selector).first().textContent()
  return plain(text ?? '')
}

/** Without direction marks, and with plain spaces. */
function plain(text: string): string {
  return text.replaceAll(/[\u200e\u200f\u2060\u2066-\u2069]/g, '').replaceAll(/[\s\u00a0]+/g, ' ')
}

function expectAll(text: string, parts: readonly string[]): void {
  expect(parts.length).toBeGreaterThan(0)
  expect(parts.filter((part) => !text.includes(plain(part).trim()))).toEqual([])
}

function addressesIn(page: Page, selector: string): Promise<(string | null)[]> {
  return page
    .locator(selector)
    .evaluateAll((all) => all.map((element) => element.getAttribute('href')))
}

// Proves 3.8.1, 3.8.3.
test('each document is one page view, which holds nothing but page and language', async () => {
  const { page, leave } = await openVisitor(browser, app.address)
  for (const [lang, path] of [
    ['he', 'about'],
    ['en', 'blog'],
  ] as const) {
    await page.goto(`${pageUrl(lang, path)}?email=dana@example.com`)
    await expect
      .poll(() => page.evaluate(() => globalThis.dataLayer ?? []))
      .toEqual([
        {
          event: 'page_view',
          page_path: pageUrl(lang, path),
          page_title: await page.title(),
          language: lang,
        },
      ])
  }
  await leave()
})

// Proves 3.2.3.
test.each(langs)('the bar in %s lists its items in their order', async (lang) => {
  const page = await open(pageUrl(lang, 'about'))
  const bar = page.locator('header').first()
  const listed = await addressesIn(page, '[data-nav] a:visible')
  const items = ['', 'about', 'portfolio', 'blog', 'package-builder'].map((path) =>
    pageUrl(lang, path),
  )
  const switches = langs.map((each) => pageUrl(each, 'about'))
  expect(listed).toEqual([pageUrl(lang, ''), ...items, ...switches, pageUrl(lang, 'contact')])
  const { toggle, about } = await bar.locator('.nav-items > li').evaluateAll((all) => ({
    about: all[1]?.textContent,
    toggle: all[2]?.querySelector('summary')?.textContent,
  }))
  expect([about, toggle]).toEqual([copyFor(lang).menuNames.about, copyFor(lang).nav.services])
})

// Proves 3.11.1, 10.1.5.
test.each(langs)('the footer in %s has its links, and the year', async (lang) => {
  const page = await open(pageUrl(lang, 'about'))
  const listed = await addressesIn(page, 'footer a')
  const quick = ['about', 'portfolio', 'blog', 'contact', 'package-builder', 'qr-generator']
  const legal = ['privacy-policy', 'terms-of-service', 'accessibility']
  const expected = [
    ...[...quick, ...legal, ...serviceIds.map((id) => `services/${id}`)].map((path) =>
      pageUrl(lang, path),
    ),
    `${pageUrl(lang, 'terms-of-service')}#cancellation`,
    `mailto:${company.email}`,
    ...Object.values(company.profiles),
  ]
  expect(expected.filter((address) => !listed.includes(address))).toEqual([])
  expect(await page.locator('footer').textContent()).toContain(
    `© ${new Date().getFullYear()} ${company.name[lang]}`,
  )
})

// Proves 2.2.3.
test.each(langs)('the not-found page in %s has links', async (lang) => {
  const page = await open(`/${lang}/no-such-page`)
  const links = await addressesIn(page, 'main a')
  expect(links).toEqual(
    ['', 'contact', 'portfolio', 'package-builder', 'about', 'blog'].map((path) =>
      pageUrl(lang, path),
    ),
  )
})

// Proves 3.4.5.
test.each(langs)('the details of a project in %s have all its facts', async (lang) => {
  const { portfolio, projects: words, projectDetails } = copyFor(lang)
  const { technologies, year, productType, niche, tags } = projects['growth-webapp']
  expectAll(await read(`${pageUrl(lang, 'portfolio')}?project=growth-webapp`, 'dialog'), [
    words.items['growth-webapp'].name,
    words.items['growth-webapp'].category,
    projectDetails['growth-webapp'],
    portfolio.products[productType],
    portfolio.niches[niche],
    ...technologies,
    ...tags.map((tag) => portfolio.tags[tag]),
    String(year),
    portfolio.facts.delivery,
    portfolio.facts.languages,
    portfolio.facts.price,
  ])
})

// Proves 3.4.5.
test('a project that can be seen live has a link', async () => {
  const page = await open('/en/portfolio?project=law-firm')
  expect(await addressesIn(page, 'dialog a')).toContain('/en/templates/law-firm')
})

// Proves 3.5.2.
test.each(caseStudies.flatMap((id) => langs.map((lang) => [lang, id] as const)))(
  'the case study in %s of %s shows the person it was planned for',
  async (lang, id) => {
    const { caseStudies: studies, portfolio } = copyFor(lang)
    const { pains, goals, ...texts } = studies[id].persona
    expectAll(await read(pageUrl(lang, `portfolio/${id}`)), [
      ...Object.values(texts),
      ...pains,
      ...goals,
      portfolio.study.personaNote,
    ])
    expect(await reader.page.locator('.case-persona img').count()).toBe(1)
  },
)

// Proves 3.6.2.
test.each(templates.flatMap((id) => langs.map((lang) => [lang, id] as const)))(
  'the details in %s of the template %s have prices, days, contents and its live page',
  async (lang, id) => {
    const { portfolio, projectDetails } = copyFor(lang)
    const { price } = projects[id]
    const text = await read(`${pageUrl(lang, 'portfolio')}?project=${id}`, 'dialog')
    expectAll(text, [
      ...[price.ready, price.custom].map((amount) => (amount / 100).toLocaleString('en')),
      portfolio.ready,
      portfolio.custom,
      portfolio.facts.delivery,
      projectDetails[id],
      portfolio.sample,
    ])
    expect(await addressesIn(reader.page, 'dialog a')).toContain(pageUrl(lang, `templates/${id}`))
  },
)

// Proves 3.9.1.
test.each(langs)('the blog in %s lists the articles by subject, each with a link', async (lang) => {
  const listed = postGroups.flatMap(({ ids }) => ids)
  expect(listed).toHaveLength(posts.length)
  const page = await open(pageUrl(lang, 'blog'))
  expect(await addressesIn(page, '.post-tile')).toEqual(
    listed.map((id) => pageUrl(lang, `blog/${id}`)),
  )
  const more = await page.locator('.post-tile .post-more').allTextContents()
  expect(more).toEqual(listed.map(() => copyFor(lang).posts.readMore))
})

/** A placeholder for prices, which are left out of the comparison. */
const price = '\uFFFC'

// Proves 3.9.3.
test.each(langs)('an article in %s shows its text, or that it is being written', async (lang) => {
  const { posts: words, postBodies } = copyFor(lang)
  for (const id of postsByDate) {
    const body = postBodies[id]
    const hasPrice = (text: string) => text.includes(price)
    const texts = bodyTexts(body, () => price).filter((text) => !hasPrice(text))
    expectAll(await read(pageUrl(lang, `blog/${id}`)), texts.length === 0 ? [words.soon] : texts)
  }
})

// Proves 3.10.1, 3.10.3, 3.10.14.
test.each(servicePageIds.flatMap((id) => langs.map((lang) => [lang, id] as const)))(
  'the service page in %s of %s has all its content',
  async (lang, id) => {
    const { servicePages, prices } = copyFor(lang)
    const context = { lang, rate: exchange.defaultRate, words: prices }
    const list = priceListFor({ ...bookTerms, on: '2026-11-21' })
    const words = fillPrices(servicePages[id], { choices: {}, list, context })
    const text = await read(pageUrl(lang, `services/${id}`))
    expectAll(text, [
      words.what,
      words.why.answer,
      ...words.withoutIt.items,
      ...words.whyMe.items.map((item) => item.text),
      ...words.deliverables.items,
      ...words.examples.items,
      ...words.process.steps.map((step) => step.text),
      ...Object.values(words.terms),
      ...words.faq.flatMap(({ question, answer }) => [question, answer]),
      words.order.text,
    ])
    const { page } = reader
    expect(await page.locator(`main a[href="#order"]`).first().textContent()).toBe(
      words.order.button,
    )
    const choices = page.locator('#order [name=service_type]')
    const chosen = await choices.evaluateAll((all) =>
      all.map((select) => (select instanceof HTMLSelectElement ? select.value : '')),
    )
    expect(chosen).toEqual(id === 'strategic-consulting' ? [] : [serviceOf(id)])
  },
)

// Proves 3.10.4.
test.each([
  ['digital-presence', 'business-launch'],
  ['digital-presence', 'smart-upgrade'],
  ['app-development', 'mvp'],
  ['app-development', 'full-product'],
])('the page of %s has the section %s', async (service, anchor) => {
  for (const lang of langs) {
    const page = await open(pageUrl(lang, `services/${service}`))
    expect(await page.locator(`details:has(#${anchor}) > summary h3`).count()).toBe(1)
  }
})

// Proves 3.10.5.
test.each(langs)('a sample business plan in %s can be downloaded', async (lang) => {
  const page = await open(pageUrl(lang, 'services/digital-presence'))
  const [address = ''] = await addressesIn(page, 'a[href^="/assets/business-launch/"]')
  const file = await fetch(app.address + address)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await file.text()).slice(0, 5)).toBe('%PDF-')
})

// Proves 3.10.6.
test('the MVP card shows the range of the catalogue plus VAT, and the same with VAT', async () => {
  const text = await read('/en/services/app-development', '#mvp')
  expectAll(text, ['₪20,000–₪120,000', '+ VAT', '₪23,600–₪141,600'])
})

// Proves 6.1.1.
test.each(langs)('the details of a service in %s expand in the package builder', async (lang) => {
  const { catalogue, pages } = copyFor(lang)
  const page = await open(pageUrl(lang, 'package-builder'))
  const { detailsOf } = pages['package-builder'].body.choose
  const service = catalogue.services.branding
  const details = page.locator('details').filter({ hasText: service.deliverables[0] ?? '' })
  const text = details.first().getByText(service.deliverables[0] ?? '', { exact: true })
  expect(await text.isVisible()).toBe(false)
  await page.getByLabel(detailsOf.replace('{service}', service.name), { exact: true }).click()
  expect(await text.isVisible()).toBe(true)
})

// Proves 3.12.1.
test.each(Object.keys(cardLanguages) as CardLang[])(
  'the card in %s has name, role and contact details',
  async (lang) => {
    const { founder, email, phone, whatsapp, url } = company
    const page = await open(cardUrl(lang, founder.cardSlug))
    expectAll(plain((await page.locator('main').textContent()) ?? ''), [
      founder.name[lang],
      founder.jobTitle[lang],
      formatPhone(phone),
      formatPhone(whatsapp),
      email,
      new URL(url).host,
    ])
    const links = await addressesIn(page, 'main a')
    for (const address of [
      `tel:${phone}`,
      `mailto:${email}`,
      cardUrl(lang, founder.cardSlug, '/contact.vcf'),
    ])
      expect(links).toContain(address)
  },
)

// Proves 3.12.2.
test('saving a card to the contacts downloads a vCard', async () => {
  const file = await fetch(app.address + cardUrl('he', company.founder.cardSlug, '/contact.vcf'))
  expect(file.headers.get('content-type')).toContain('text/vcard')
  expect(await file.text()).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/)
})

// Proves 10.3.1.
test.each(
  ['contact', 'services/strategic-consulting', 'package-builder', ''].flatMap((path) =>
    langs.map((lang) => [lang, path] as const),
  ),
)(
  'the form in %s on /%s states who collects the data, why, and where to read more',
  async (lang, path) => {
    const { privacy } = copyFor(lang).forms.lead
    const query = path === 'package-builder' ? '?s=website' : ''
    const page = await open(pageUrl(lang, path) + query)
    const form = page.locator('form:has([name=email])')
    expectAll(plain((await form.textContent()) ?? ''), [privacy.text])
    expect(privacy.text).toContain(company.name[lang])
    const link = form.locator(`a[href="${pageUrl(lang, 'privacy-policy')}"]`)
    expect(await link.textContent()).toBe(privacy.link)
  },
)

// Proves 3.15.1, 5.7.3.
test.each<Lang>(langs)(
  'the contact page in %s has form, hours, contact details and a link home',
  async (lang) => {
    const { contact } = copyFor(lang).pages
    const text = await read(pageUrl(lang, 'contact'))
    expectAll(text, [
      contact.opening.lead,
      contact.body.hours,
      company.email,
      formatPhone(company.phone),
    ])
    expect(await reader.page.locator('#lead-form').count()).toBe(1)
    expect(await reader.page.getByRole('link', { name: contact.body.back }).count()).toBe(1)
  },
)

// Proves 10.1.5.
test.each(langs)(
  'the accessibility statement in %s states the level and a contact',
  async (lang) => {
    expectAll(await read(pageUrl(lang, 'accessibility')), ['WCAG 2.2', 'AA', company.email])
  },
)

// Proves 3.13.3, 3.13.5, 10.1.5.
test.each(langs.flatMap((lang) => legalPaths.map((path) => ({ lang, path }))))(
  '$path in $lang has a version, a list of contents that leads to every section, and a contact',
  async ({ lang, path }) => {
    const { body } = copyFor(lang).pages[path]
    const text = await read(pageUrl(lang, path))
    const { version } = legalVersions[path]
    expectAll(text, [version, company.email, company.founder.name[lang]])
    const contents = reader.page.locator('nav[aria-labelledby="contents-title"] a')
    const anchors = await contents.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).hash.slice(1)),
    )
    expect(anchors).toEqual([...Object.keys(body.sections), 'studio'])
    for (const anchor of anchors)
      expect(await reader.page.locator(`section[id="${anchor}"] h3`).count()).toBe(1)
  },
)
