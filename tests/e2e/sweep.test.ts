import { globSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { pages } from '#content/pages.ts'
import { inlineScripts as known } from '#domain/inline-scripts.ts'
import { cardLanguages, type CardLang } from '#i18n/languages.ts'
import { cardUrl } from '#i18n/card-links.ts'
import { langs } from '#documents/head/langs.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { sweptPages, type SweptPage } from '#tests/support/swept-pages.ts'
import { renderAll } from '#tests/support/render-all.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

const { cardSlug } = company.founder

/**
 * A card has its alternates in its head only: it is not in the site map, because cards are shared
 * and not searched for.
 */
const cardVersions = [
  ...Object.keys(cardLanguages).map(
    (lang) => `${lang} ${company.url}${cardUrl(lang as CardLang, cardSlug)}`,
  ),
  `x-default ${company.url}${cardUrl('he', cardSlug)}`,
].toSorted()

/** 720 and 320 are wide screens at a zoom of 200 %. */
const widths = [320, 390, 720, 1440]

const app = sharedSite()
const browser = await sharedBrowser()
let visitor: Visitor
let siteMap: Map<string, string[]>

const titles = new Map<string, string>()
const quietScripts = new Set<string>()

beforeAll(async () => {
  visitor = await openVisitor(browser, app.address)
  siteMap = readSiteMap(await (await fetch(`${app.address}/sitemap.xml`)).text())
})

/** The alternates of each address, as `hreflang address`. */
function readSiteMap(xml: string): Map<string, string[]> {
  return new Map(
    [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => [
      /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
      [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)]
        .map(([, lang, href]) => `${lang} ${href}`)
        .toSorted(),
    ]),
  )
}

type Described = { '@type': string }

/** Runs in the page, in one call. */
function describeDocument() {
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? null
  const every = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const isInline = (script: HTMLElement) =>
    !script.hasAttribute('src') && !script.getAttribute('type')?.endsWith('json')
  return {
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    title: document.title,
    description: attribute('meta[name=description]', 'content'),
    robots: attribute('meta[name=robots]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    alternates: every('link[rel=alternate][hreflang]').map(
      (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
    ),
    headings: every('h1').length,

    structuredData: every('script[type="application/ld+json"]').flatMap((script) => {
      const described = JSON.parse(script.textContent ?? '') as
        | Described
        | { '@graph': Described[] }
      return ('@graph' in described ? described['@graph'] : [described]).map((one) => one['@type'])
    }),
    islands: every('[data-island]').length,
    ids: every('[id]').map(({ id }) => id),
    inlineScripts: every('script')
      .filter(isInline)
      .map((script) => script.textContent),
    inlineStyles: every('[style], style').map((element) => element.outerHTML.slice(0, 120)),
    handlers: every('*').filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    ).length,
    scripts: performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  }
}

test('the sweep finds addresses', () => {
  expect(sweptPages.length).toBeGreaterThan(80)
})

/**
 * Public pages have two inline scripts of the site. React Router's own in the admin area are
 * allowed by a nonce.
 */
function findInlineParts(
  { inlineScripts, inlineStyles, handlers }: ReturnType<typeof describeDocument>,
  { kind }: SweptPage,
): string[] {
  if (kind === 'admin') return inlineStyles
  return [
    ...inlineStyles,
    ...inlineScripts
      .filter((text) => !known.some((each) => each === text))
      .map((text) => `script ${text}`),
    ...Array.from({ length: handlers }, () => 'handler'),
  ]
}

/** An address without a language would follow the one that the last page stored. */
async function clearLanguage({ page, context }: Visitor): Promise<void> {
  await context.clearCookies()
  if (page.url().startsWith('http')) await page.evaluate(() => localStorage.removeItem('lang'))
}

async function findScrollingWidths({ page }: Visitor): Promise<number[]> {
  const sideways: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    if (
      await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      )
    )
      sideways.push(width)
  }
  return sideways
}

// Proves 1.1.2, 1.2.1, 1.2.2, 1.2.3, 2.6.1, 2.6.2, 2.6.7, 3.14.1, 9.1.3, 10.1.1, 10.2.1, 11.1.2.
test.each(sweptPages)('$address responds with $status and has no faults', async (swept) => {
  const { address, lang, status, kind } = swept
  const { page, problems } = visitor
  problems.length = 0
  await clearLanguage(visitor)
  const answer = await page.goto(address)
  await page.evaluate(() => document.fonts.ready)
  const found = await page.evaluate(describeDocument)

  expect.soft(answer?.status()).toBe(status)
  expect.soft(found).toMatchObject({ lang, dir: cardLanguages[lang].dir, headings: 1 })
  expect.soft(found.title.trim()).not.toBe('')
  expect.soft(kind === 'admin' ? 'not looked for' : found.description, 'a description').toBeTruthy()
  titles.set(address, found.title)
  expect.soft(found.ids, 'ids are unique').toEqual([...new Set(found.ids)])

  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect.soft(policy).toContain("default-src 'none'")
  expect.soft(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
  expect.soft(findInlineParts(found, swept)).toEqual([])

  expect.soft(found.structuredData).toEqual(swept.structuredData)

  const own = company.url + address
  const isFound = kind === 'indexed' || kind === 'card'
  expect.soft(found.canonical).toBe(isFound ? own : null)
  const inSiteMap = siteMap.get(own) ?? []
  expect.soft(found.alternates.toSorted()).toEqual(kind === 'card' ? cardVersions : inSiteMap)
  expect.soft(siteMap.has(own), 'in the site map').toBe(kind === 'indexed')
  expect.soft(found.robots?.includes('noindex') ?? false, 'noindex').toBe(!isFound)

  if (kind !== 'admin' && found.islands === 0)
    for (const script of found.scripts) quietScripts.add(script)

  await renderAll(page)
  expect.soft(await findScrollingWidths(visitor), 'widths that scroll sideways').toEqual([])
  expect.soft(await findAccessibilityFaults(page)).toEqual([])
  expect.soft(problems).toEqual([])
})

// Proves 11.1.2.
test('pages without an island load no React', async () => {
  const isReact = (text: string) => text.includes('hydrateRoot')
  const built = globSync('build/client/assets/*.js').map((file) => readFileSync(file, 'utf8'))
  expect(built.some(isReact), 'React is found by this name').toBe(true)
  expect(quietScripts.size).toBeGreaterThan(0)
  for (const script of quietScripts)
    expect(isReact(await (await fetch(script)).text()), script).toBe(false)
})

// Proves 2.6.1.
test('titles are unique', () => {
  const shared = Map.groupBy(titles, ([, title]) => title)
    .values()
    .filter((all) => all.length > 1 && !all.every(([address]) => address.endsWith('/no-such-page')))
    .map((all) => all.map(([address]) => address))
  expect([...shared]).toEqual([])
})

test('every language of a page lists the same alternates', () => {
  expect(siteMap.size).toBe(pages.filter(({ indexed }) => indexed).length * langs.length)
  for (const [address, versions] of siteMap) {
    expect(versions.some((version) => version.endsWith(` ${address}`))).toBe(true)
    const others = versions
      .map((version) => version.split(' ')[1] ?? '')
      .filter((other) => siteMap.has(other))
    expect(others.map((other) => siteMap.get(other))).toEqual(others.map(() => versions))
  }
})
