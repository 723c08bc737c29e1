import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { posts, postTags } from '#catalog/posts.ts'
import { sources } from '#catalog/sources.ts'
import { postGroups, posts as records, publishedPosts } from '#content/posts/posts.ts'
import { copyFor } from '#copy/copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { pageUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import { langs } from '#documents/head/langs.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { sharedBrowser, sharedSite } from '#tests/support/shared-site.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const app = sharedSite()
const browser = await sharedBrowser()

const article = 'blog/kama-ole-itzuv-aplikatzia-2025'

/** The titles of the articles that are shown. */
function shown(page: Page): Promise<string[]> {
  return page.locator('.post-tile:visible .tile-name').allTextContents()
}

// Proves 3.9.2.
test.each(langs)('the articles in %s are searched without JavaScript', async (lang) => {
  const { search, items } = copyFor(lang).posts
  const { title } = items['figma-ux-ui-design-reality']
  const { page, leave } = await openVisitor(browser, app.address, { javaScript: false })
  await page.goto(pageUrl(lang, 'blog'))
  expect(await shown(page)).toHaveLength(posts.length)
  await page.getByLabel(search.label).fill(title)
  await page.getByRole('button', { name: search.submit }).click()
  await page.waitForURL(/\?q=/)
  expect(await shown(page)).toContain(title)
  expect((await shown(page)).length).toBeLessThan(posts.length)
  expect(await page.getByLabel(search.label).inputValue()).toBe(title)

  await page.getByLabel(search.label).fill('"><script>alert(1)</script>')
  await page.getByRole('button', { name: search.submit }).click()
  await page.getByText(search.none, { exact: true }).waitFor()
  expect(await shown(page)).toEqual([])
  await page.getByRole('link', { name: search.all }).click()
  await page.waitForURL(({ search: query }) => query === '')
  await leave()
})

// Proves 3.9.2, 3.9.6.
test('a search in the browser sends one request and announces its results', async () => {
  const { search, items } = copyFor('he').posts
  const { page, problems, leave } = await openVisitor(browser, app.address)
  await page.goto(pageUrl('he', 'blog'))
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => {
    if (/document|fetch/.test(request.resourceType()))
      requests.push(new URL(request.url()).pathname)
  })
  const field = page.getByLabel(search.label)
  const status = page.getByRole('status')
  const { title } = items['lovable-base44-reality']
  const says = async (text: string) => expect.poll(() => status.textContent()).toBe(text)

  // With a Hebrew prefix, in the wrong keyboard layout, and without results.
  await field.pressSequentially('שבפילאטיס')
  await says(fillPlural(search.found, 1, 'he'))
  expect(await shown(page)).toEqual([items['kama-ole-itzuv-aplikatzia-2025'].title])
  await field.fill('ךםהשנךק')
  await expect.poll(() => status.textContent()).toContain(fill(search.meant, { search: 'lovable' }))
  expect(await shown(page)).toContain(title)
  await field.fill('קסילופון')
  await says(search.none)
  expect(await shown(page)).toEqual([])
  await page.getByRole('link', { name: search.all }).click()
  await says('')
  expect(await shown(page)).toHaveLength(posts.length)
  expect(requests).toEqual([pageUrl('he', 'blog/search.json')])
  expect(problems).toEqual([])
  await leave()
})

// Proves 3.9.7.
test.each([true, false])('a tag shows its articles, with JavaScript: %s', async (javaScript) => {
  const { tags, items, search } = copyFor('en').posts
  const listed = postGroups.flatMap(({ ids }) => ids)
  const { page, leave } = await openVisitor(browser, app.address, { javaScript })
  for (const tag of postTags) {
    await page.goto(pageUrl('en', 'blog'))
    const link = page.getByRole('link', { name: tags.names[tag], exact: true })
    await link.click()
    await expect.poll(() => new URL(page.url()).search).toBe(`?tag=${tag}`)
    const tagged = listed.filter((id) => records[id].tags.includes(tag))
    expect(tagged.length).toBeGreaterThan(0)
    expect(await shown(page)).toEqual(tagged.map((id) => items[id].title))
    expect(await link.getAttribute('aria-current')).toBe('true')
  }
  // The last tag stays while its articles are searched.
  await page.getByLabel(search.label).fill('Lovable')
  await page.getByRole('button', { name: search.submit }).click()
  await expect.poll(() => new URL(page.url()).search).toMatch(/q=Lovable.*tag=|tag=.*q=Lovable/)
  await expect.poll(() => shown(page)).toEqual([items['lovable-base44-reality'].title])
  await leave()
})

// Proves 3.9.13.
test.each(langs)('an article in %s names its sources, and one about law its day', async (lang) => {
  const { sourceNames } = copyFor(lang)
  const { page, leave } = await openVisitor(browser, app.address, { javaScript: false })
  for (const id of publishedPosts) {
    await page.goto(pageUrl(lang, `blog/${id}`))
    const links = page.locator('.article-sources a')
    const ids = records[id].sources
    expect(await links.allTextContents()).toEqual(ids.map((source) => sourceNames[source]))
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      ids.map((source) => sources[source].url),
    )
    const facts = await page.locator('.article-sources .source-facts').allTextContents()
    for (const [at, source] of ids.entries()) {
      const { url, date } = sources[source]
      expect(facts[at]).toContain(new URL(url).hostname.replace(/^www\./, ''))
      expect(facts[at]).toContain(date?.slice(0, 4) ?? copyFor(lang).posts.article.livePage)
    }
    expect(await page.locator('.article-law').count(), id).toBe(records[id].isAboutLaw ? 1 : 0)
  }
  await leave()
})

// Proves 3.9.5.
test('the contents lead to a section by keyboard', async () => {
  const { page, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  await page.goto(pageUrl('he', article))
  const summary = page.locator('details summary', { hasText: copyFor('he').posts.article.contents })
  await summary.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(/#section-\d+$/)
  const heading = page.locator(new URL(page.url()).hash)
  const box = await heading.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect(box?.y).toBeLessThan(300)
  const table = page.getByRole('region').filter({ has: page.getByRole('table') })
  expect(await table.first().getAttribute('tabindex')).toBe('0')
  await leave()
})

// Proves 3.9.10.
test('without scripts an article is shared only by links', async () => {
  const words = copyFor('en').posts.article.share
  const { page, leave } = await openVisitor(browser, app.address, { javaScript: false })
  await page.goto(pageUrl('en', article))
  const address = encodeURIComponent(`${company.url}${pageUrl('en', article)}`)
  const hrefOf = (name: string) => page.getByRole('link', { name }).getAttribute('href')
  expect(await hrefOf(words.toWhatsapp)).toBe(`https://wa.me/?text=${address}`)
  expect(await hrefOf(words.toLinkedin)).toContain(`?url=${address}`)
  expect(await page.getByRole('button', { name: words.copy }).count()).toBe(0)
  await leave()
})

// Proves 3.9.10.
test('with scripts the link of an article is copied', async () => {
  const words = copyFor('he').posts.article.share
  const { page, context, leave } = await openVisitor(browser, app.address)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(pageUrl('he', article))
  await page.getByRole('button', { name: words.copy }).click()
  await page.getByRole('status').getByText(words.copied).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${company.url}${pageUrl('he', article)}`,
  )
  await leave()
})

type BlogPosting = {
  '@type': string
  author: { name: string }
  datePublished: string
  dateModified: string
  wordCount: number
  headline: string
}

/** Runs in the page. Ignores the text in figures. */
function readArticle() {
  const text = document.querySelector<HTMLElement>('article')
  for (const drawing of document.querySelectorAll('article svg')) drawing.remove()
  return {
    described: [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
      (script) => (JSON.parse(script.textContent ?? '') as { '@graph': BlogPosting[] })['@graph'],
    ),
    words: (text?.innerText ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    title: document.querySelector('h1')?.innerText.replaceAll(/\s+/g, ' ').trim(),
    author: document.querySelector('[rel=author]')?.textContent,
    dates: [...document.querySelectorAll<HTMLTimeElement>('.byline time')].map(
      ({ dateTime }) => dateTime,
    ),
    islands: document.querySelectorAll('[data-island]').length,
    feed: document.querySelector('link[type="application/atom+xml"]')?.getAttribute('href'),
  }
}

// Proves 3.9.4, 3.9.12.
test.each(langs.flatMap((lang) => publishedPosts.map((id) => [lang, id] as const)))(
  'in %s the structured data of %s matches the page',
  async (lang, id) => {
    const { page, problems, leave } = await openVisitor(browser, app.address)
    await page.goto(pageUrl(lang, `blog/${id}`))
    const { described, words, title, author, dates, islands } = await page.evaluate(readArticle)
    const posting = described.find((each) => each['@type'] === 'BlogPosting')
    expect(posting).toMatchObject({
      headline: title,
      author: { name: author },
      datePublished: dates[0],
      dateModified: dates.at(-1),
      wordCount: words,
    })
    expect(words).toBeGreaterThan(0)
    expect(islands).toBe(0)
    expect(problems).toEqual([])
    await leave()
  },
)

/** Runs in the page, whose parser rejects malformed XML. */
function readFeed(xml: string) {
  const feed = new DOMParser().parseFromString(xml, 'application/xml')
  const entries = [...feed.querySelectorAll('feed > entry')]
  const textsOf = (name: string) =>
    entries.map((entry) => entry.querySelector(name)?.textContent ?? '')
  return {
    errors: feed.querySelectorAll('parsererror').length,
    namespace: feed.documentElement.namespaceURI,
    self: feed.querySelector('feed > link[rel=self]')?.getAttribute('href'),
    updated: feed.querySelector('feed > updated')?.textContent ?? '',
    authors: feed.querySelectorAll('feed > author > name').length,
    ids: textsOf('id'),
    titles: textsOf('title'),
    summaries: textsOf('summary'),
    moments: [...textsOf('published'), ...textsOf('updated')],
  }
}

// Proves 3.9.11.
test.each(langs)('the feed in %s has every published article, newest first', async (lang) => {
  const { openings, posts: words } = copyFor(lang)
  const { page, leave } = await openVisitor(browser, app.address)
  await page.goto(pageUrl(lang, 'blog'))
  const { feed: named } = await page.evaluate(readArticle)
  const response = await fetch(`${app.address}${pageUrl(lang, 'feed.xml')}`)
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const sitemap = await fetch(`${app.address}/sitemap.xml`)
  expect(response.headers.get('cache-control')).toBe(sitemap.headers.get('cache-control'))
  // The policy of the site's pages blocks the parser.
  await page.goto('about:blank')
  const xml = await response.text()
  expect([...xml.matchAll(/<content type="html">[^<]{2000,}<\/content>/g)]).toHaveLength(
    publishedPosts.length,
  )
  const feed = await page.evaluate(readFeed, xml)
  expect(feed).toMatchObject({ errors: 0, namespace: 'http://www.w3.org/2005/Atom', authors: 1 })
  expect(feed.self).toBe(named)
  expect(feed.ids).toEqual(
    publishedPosts.map((id) => `${company.url}${pageUrl(lang, `blog/${id}`)}`),
  )
  expect(feed.titles).toEqual(publishedPosts.map((id) => words.items[id].title))
  expect(feed.summaries).toEqual(publishedPosts.map((id) => openings[`blog/${id}`].lead))
  for (const moment of [feed.updated, ...feed.moments])
    expect(new Date(moment).toISOString()).toBe(moment.replace('Z', '.000Z'))
  await leave()
})

// Proves 2.6.7.
test('the sitemap has the day of the last change of each published article', async () => {
  const xml = await (await fetch(`${app.address}/sitemap.xml`)).text()
  const entries = [...xml.matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => entry)
  for (const id of publishedPosts) {
    const entry = entries.find((each) => each.includes(`/en/blog/${id}</loc>`))
    expect(entry).toContain(`<lastmod>${records[id].dates?.updated}</lastmod>`)
  }
})

test.each(langs)('list and article in %s are accessible and fit a phone', async (lang) => {
  const { page, problems, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
  for (const path of ['blog?q=figma', article]) {
    await page.goto(pageUrl(lang, path))
    expect(await findAccessibilityFaults(page)).toEqual([])
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0)
  }
  expect(problems).toEqual([])
  await leave()
})
