import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { copyFor } from '#copy/copy.server.ts'
import { langs } from '#documents/head/langs.ts'
import { sharedSite } from '#tests/support/shared-site.ts'
import { sweptPages } from '#tests/support/swept-pages.ts'

/** A page as a search engine reads it: its HTML, and the addresses that its links name. */
type Found = { status: number; html: string; links: readonly string[] }

const app = sharedSite()
let inSiteMap: readonly string[]
/**
 * The prefixes of addresses that robots.txt disallows: pages with a query, whose number is
 * unlimited.
 */
let disallowed: readonly string[]
/** Addresses that links lead to from the two home pages. */
let reachable: ReadonlySet<string>
/** Every page without signing in, by address without fragment. */
const found = new Map<string, Found>()

beforeAll(async () => {
  const xml = await (await fetch(`${app.address}/sitemap.xml`)).text()
  inSiteMap = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => pathOf(address))
  disallowed = readDisallowed(await (await fetch(`${app.address}/robots.txt`)).text())
  await crawl(langs.map((lang) => `/${lang}/`))
  reachable = new Set(found.keys())
  await crawl(sweptPages.filter(({ kind }) => kind !== 'admin').map(({ address }) => address))
})

/** What the first group, for all crawlers, disallows. */
function readDisallowed(robots: string): string[] {
  const [all = ''] = robots.split('\n\n')
  return [...all.matchAll(/^Disallow: (.*)$/gm)].map(([, start = '']) => start)
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** Requests at the same time: the number of connections of a browser. */
const atOnce = 6

function batchesOf(addresses: readonly string[], size: number): (readonly string[])[] {
  const count = Math.ceil(addresses.length / size)
  return Array.from({ length: count }, (_, index) =>
    addresses.slice(index * size, (index + 1) * size),
  )
}

async function crawl(addresses: readonly string[]): Promise<void> {
  const unread = [...new Set(addresses)].filter((address) => !found.has(address))
  if (unread.length === 0) return
  const pages: Found[] = []
  for (const batch of batchesOf(unread, atOnce))
    pages.push(
      ...(await Promise.all(
        batch.map(async (address) => {
          const page = await read(address)
          found.set(address, page)
          return page
        }),
      )),
    )
  await crawl(pages.flatMap(({ links }) => links.map(withoutFragment)))
}

/** Obeys `Retry-After` like a search engine: too many renders at once get a 503 (11.4). */
async function request(address: string): Promise<Response> {
  const response = await fetch(app.address + address, { redirect: 'manual' })
  const retryAfter = response.headers.get('retry-after')
  if (response.status !== 503 || retryAfter === null) return response
  await response.arrayBuffer()
  await sleep(Number(retryAfter) * 1_000)
  return fetch(app.address + address, { redirect: 'manual' })
}

async function read(address: string): Promise<Found> {
  const response = await request(address)
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const html = isPage ? await response.text() : ''
  return { status: response.status, html, links: linksIn(html, address) }
}

/** The links inside the site, with their fragments, and without a disallowed query. */
function linksIn(html: string, address: string): string[] {
  return attributesOf(html, 'a', 'href').flatMap((href) => {
    const { origin, pathname, search, hash } = new URL(href, app.address + address)
    const isOwn = origin === app.address || origin === new URL(company.url).origin
    const isDisallowed = disallowed.some((start) => (pathname + search).startsWith(start))
    return isOwn ? [pathname + (isDisallowed ? '' : search) + hash] : []
  })
}

function attributesOf(html: string, tag: string, name: string): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(?=\\s)[^>]*?\\s${name}="([^"]*)"`, 'g'))
  return [...elements].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  )
}

function withoutFragment(link: string): string {
  return link.replace(/#.*/, '')
}

function contentOf(html: string, property: string): string {
  return new RegExp(`<meta (?:name|property)="${property}" content="([^"]*)"`).exec(html)?.[1] ?? ''
}

function titleOf({ html }: Found): string {
  return /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
}

function sharedBy(textOf: (page: Found) => string): string[][] {
  const pages = [...found].filter(([address]) => inSiteMap.includes(address))
  return Map.groupBy(pages, ([, page]) => textOf(page))
    .values()
    .filter((same) => same.length > 1)
    .map((same) => same.map(([address]) => address))
    .toArray()
}

test('the crawl reads the whole site', () => {
  expect(inSiteMap.length).toBeGreaterThan(60)
  expect(found.size).toBeGreaterThan(inSiteMap.length)
})

// Proves 2.6.8.
test('no link is broken, and each fragment names an element', () => {
  const broken = [...found].flatMap(([address, { links }]) =>
    links.flatMap((link) => {
      const target = found.get(withoutFragment(link))
      const id = decodeURIComponent(link.split('#')[1] ?? '')
      // The page of an unknown address links to its own content.
      const isFound = target?.status === 200 || withoutFragment(link) === address
      const isWhole = isFound && (id === '' || target?.html.includes(`id="${id}"`))
      return isWhole ? [] : [`${link} on ${address}: ${target?.status}`]
    }),
  )
  expect(broken).toEqual([])
})

// Proves 2.6.7, 2.6.8.
test('links lead to every page of the sitemap, and each is open to search engines', () => {
  expect(inSiteMap.filter((address) => !reachable.has(address))).toEqual([])
  expect(inSiteMap.filter((address) => found.get(address)?.status !== 200)).toEqual([])
  const hidden = inSiteMap.filter((address) =>
    contentOf(found.get(address)?.html ?? '', 'robots').includes('noindex'),
  )
  expect(hidden).toEqual([])
})

// Proves 2.6.1.
test('no two pages share a title or a description', () => {
  expect(sharedBy(titleOf)).toEqual([])
  expect(sharedBy(({ html }) => contentOf(html, 'description'))).toEqual([])
})

test('every image has an alt attribute', () => {
  const pictures = [...found].flatMap(([address, { html }]) =>
    [...html.matchAll(/<img\s[^>]*>/g)].map(([image]) => ({ address, image })),
  )
  expect(pictures.length).toBeGreaterThan(100)
  expect(pictures.filter(({ image }) => !/\salt="/.test(image))).toEqual([])
})

// Proves 2.6.3.
test('the social image of every page exists', async () => {
  const images = new Set(
    inSiteMap.map((address) => contentOf(found.get(address)?.html ?? '', 'og:image')),
  )
  const answers = await Promise.all(
    [...images].map(async (image) => {
      const response = await fetch(app.address + new URL(image).pathname, { method: 'HEAD' })
      return [image, response.status, response.headers.get('content-type')] as const
    }),
  )
  expect(answers.filter(([, status, type]) => status !== 200 || type !== 'image/jpeg')).toEqual([])
})

// Proves 2.6.7.
test('the sitemap has the last change of every page', async () => {
  const xml = await (await fetch(`${app.address}/sitemap.xml`)).text()
  const days = [...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day = '']) => day)
  const today = new Date().toISOString().slice(0, 10)
  expect(days).toHaveLength([...xml.matchAll(/<loc>/g)].length)
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day) || day > today)).toEqual([])
})

// Proves 2.6.9.
test('addresses with a query are disallowed for crawlers, but not for link previews', async () => {
  const robots = await (await fetch(`${app.address}/robots.txt`)).text()
  const [, previews = ''] = robots.split('\n\n')
  expect(disallowed).toContain('/he/package-builder?')
  expect(previews).toContain('WhatsApp')
  expect(previews).not.toContain('Disallow')
  expect(
    inSiteMap.filter((address) => disallowed.some((start) => address.startsWith(start))),
  ).toEqual([])
  const { html } = await read('/he/package-builder?s=website')
  expect(attributesOf(html, 'link', 'href')).toContain(`${company.url}/he/package-builder`)
})

// Proves 2.6.10.
test('llms.txt lists every page of the sitemap', async () => {
  const response = await fetch(`${app.address}/llms.txt`)
  const text = await response.text()
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const listed = [...text.matchAll(/^- \[.+?\]\((.+?)\): .{40,}$/gm)].map(([, url = '']) =>
    pathOf(url),
  )
  expect(listed.toSorted()).toEqual(inSiteMap.toSorted())
  const { services } = copyFor('en')
  for (const { name } of Object.values(services.items))
    expect(text).toMatch(new RegExp(`^- ${name}: .*₪[\\d,]+`, 'm'))
  expect(text).toContain(company.founder.name.he)
})

// Proves 2.6.11.
test('security.txt has a contact and an expiry date', async () => {
  const response = await fetch(`${app.address}/.well-known/security.txt`)
  const text = await response.text()
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(text).toContain(`Contact: mailto:${company.email}\n`)
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
})

/** The visible text without tags, with the descriptions of images and films. */
function visibleText(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  const described = [...body.matchAll(/\s(?:alt|aria-label)="([^"]*)"/g)].map(([, text]) => text)
  const text = body.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<[^>]*>/g, '')
  return plain([text, ...described].join('\n'))
}

function plain(text: string): string {
  return text
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
}

type Item = { '@type': string; name?: string; description?: string; jobTitle?: string }
type Thing = Item & { mainEntity?: Item; itemListElement?: Item[] }

function thingsIn(html: string): Thing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...scripts].flatMap(([, json = '']) => {
    // SAFETY: describeStudio and its neighbours write this shape.
    const data = JSON.parse(json) as Thing & { '@graph'?: Thing[] }
    return data['@graph'] ?? [data]
  })
}

/** Each text of the structured data that a page states about itself. */
function textsOf({
  name,
  description,
  jobTitle,
  mainEntity,
  itemListElement = [],
}: Thing): string[] {
  const own = [name, description, jobTitle].filter((text) => text !== undefined)
  const inside = [...(mainEntity ? [mainEntity] : []), ...itemListElement]
  return [...own, ...inside.flatMap(textsOf)]
}

const shown = new Set(['BreadcrumbList', 'CreativeWork', 'ProfilePage', 'VideoObject'])

// Proves 2.6.12.
test('structured data has the same text as the page', () => {
  const things = inSiteMap.flatMap((address) => {
    const html = found.get(address)?.html ?? ''
    const text = visibleText(html)
    return thingsIn(html)
      .filter((thing) => shown.has(thing['@type']))
      .map((thing) => ({ address, type: thing['@type'], texts: textsOf(thing), text }))
  })
  const count = (type: string) => things.filter((thing) => thing.type === type).length
  for (const type of shown) expect(count(type), type).toBeGreaterThanOrEqual(langs.length)
  const unseen = things.flatMap(({ address, type, texts, text }) =>
    texts
      .filter((each) => !text.includes(plain(each)))
      .map((each) => `${address} ${type}: ${each}`),
  )
  expect(things.filter(({ texts }) => texts.length === 0)).toEqual([])
  expect(unseen).toEqual([])
})
