import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pageAt, pages } from '#content/pages.ts'
import { fill } from '#i18n/fill.ts'
import { copyFor } from '#copy/copy.server.ts'
import { headWords } from './head-words.ts'
import { describeCard, describeHead, describeLanguageChoice, type Head } from './head.ts'

const siteUrl = 'https://site.test'
const meta = { title: 'Title', description: 'Description', keywords: ['one', 'two'] }
const words = { ...headWords(copyFor('en'), null), description: 'A studio' }

function linksOf(head: Head) {
  return head.flatMap((item) =>
    'rel' in item && 'href' in item ? [[item.hrefLang ?? item.rel, item.href]] : [],
  )
}

// Proves 2.6.2.
test.each([
  ['', 'https://site.test/'],
  ['about', 'https://site.test/he/about'],
  ['services/landing-page', 'https://site.test/he/services/landing-page'],
] as const)(
  'the page %j links to itself, to both languages, and to %s for all others',
  (path, fallback) => {
    const head = describeHead({ lang: 'en', path, siteUrl, meta, words })
    expect(linksOf(head)).toEqual([
      ['canonical', `https://site.test/en/${path}`],
      ['he', `https://site.test/he/${path}`],
      ['en', `https://site.test/en/${path}`],
      ['x-default', fallback],
    ])
    expect(head).not.toContainEqual({ name: 'robots', content: 'noindex' })
  },
)

// Proves 3.9.11.
test.each([
  ['blog', ['https://site.test/en/feed.xml']],
  ['blog/lovable-base44-reality', ['https://site.test/en/feed.xml']],
  ['about', []],
] as const)('%s links to these feeds: %j', (path, feeds) => {
  const head = describeHead({ lang: 'en', path, siteUrl, meta, words })
  const found = head.flatMap((item) =>
    'type' in item && item.type === 'application/atom+xml' ? [item.href] : [],
  )
  expect(found).toEqual(feeds)
})

test('an article has its dates of publication and last change for social networks', () => {
  const path = 'blog/lovable-base44-reality'
  const head = describeHead({ lang: 'en', path, siteUrl, meta, words })
  const { published, updated } = pageAt(path).dates ?? {}
  expect(head).toContainEqual({ property: 'og:type', content: 'article' })
  expect(head).toContainEqual({ property: 'article:published_time', content: published })
  expect(head).toContainEqual({ property: 'article:modified_time', content: updated })
})

// Proves 2.6.7.
test.each([null, ...pages.filter(({ indexed }) => !indexed).map(({ path }) => path)])(
  '%j stays out of search engines',
  (path) => {
    const head = describeHead({ lang: 'he', path, siteUrl, meta, words })
    expect(head).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(linksOf(head)).toEqual([])
  },
)

test('the root links to the same versions as the home pages', () => {
  const [, ...ofHome] = linksOf(describeHead({ lang: 'he', path: '', siteUrl, meta, words }))
  const [canonical, ...ofRoot] = linksOf(describeLanguageChoice({ siteUrl, path: '', meta }))
  expect(ofRoot).toEqual(ofHome)
  expect(canonical).toEqual(['canonical', 'https://site.test/'])
})

test('a card links to its three languages, and to Hebrew for all others', () => {
  const links = linksOf(
    describeCard({
      lang: 'ru',
      slug: 'someone',
      siteUrl,
      meta,
      langs: ['he', 'en', 'ru'],
      person: { name: 'Someone', jobTitle: '', company: '', phone: '', email: '' },
    }),
  )
  expect(links).toEqual([
    ['canonical', 'https://site.test/ru/v/someone'],
    ['he', 'https://site.test/he/v/someone'],
    ['en', 'https://site.test/en/v/someone'],
    ['ru', 'https://site.test/ru/v/someone'],
    ['x-default', 'https://site.test/he/v/someone'],
  ])
})

const images = pages.flatMap(({ path, socialImage }) =>
  (['he', 'en'] as const).map((lang) => ({ path, lang, image: fill(socialImage, { lang }) })),
)

// Proves 2.6.3.
test.each(images)('/$lang/$path has the social image $image', async ({ path, lang, image }) => {
  const head = describeHead({ lang, path, siteUrl, meta, words })
  expect(head).toContainEqual({ property: 'og:image', content: siteUrl + image })
  expect(head).toContainEqual({ property: 'og:image:alt', content: 'Title' })
  const { width, height, format } = await sharp(`public${image}`).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
})

// Proves 2.6.3.
test('no two pages share a social image, except those of the demo clinic', () => {
  const own = images.filter(({ path }) => !path.startsWith('templates/aesthetic-clinic/'))
  expect(new Set(own.map(({ image }) => image)).size).toBe(own.length)
})

// Proves 2.6.1, 2.6.3.
test.each(['he', 'en'] as const)('a page in %s has keywords and a social image', (lang) => {
  const head = describeHead({ lang, path: 'about', siteUrl, meta, words })
  expect(head).toEqual(
    expect.arrayContaining([
      { title: 'Title' },
      { name: 'description', content: 'Description' },
      { name: 'keywords', content: 'one, two' },
      { property: 'og:image', content: `https://site.test/social/about-${lang}.jpg` },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]),
  )
})

// Proves 2.6.5.
test('the studio is described once, and the same on every page about it', () => {
  const described = (['contact', ''] as const).map((path) => {
    const own = { ...meta, description: path }
    const head = describeHead({ lang: 'he', path, siteUrl, meta: own, words })
    const data = head.flatMap((item) => ('script:ld+json' in item ? [item['script:ld+json']] : []))
    const graph = data.flatMap((one) => (one as { '@graph': { '@type': string }[] })['@graph'])
    return JSON.stringify(graph.find((one) => one['@type'] === 'Organization'))
  })
  expect(described[0]).toBe(described[1])
  expect(described[0]).toContain('"description":"A studio"')
  expect(described[0]?.match(/"@type":"Offer"/g)).toHaveLength(5)
})
