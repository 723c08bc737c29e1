import { expect, test } from 'vitest'
import { caseStudies } from '#catalog/projects.ts'
import { serviceIds } from '#catalog/services.ts'
import { pages } from '#content/pages.ts'
import { copyFor } from '#copy/copy.server.ts'
import { pageUrl } from '#i18n/links.ts'
import { describePost } from '#documents/site/pages/blog/post-json-ld.ts'
import {
  describeQuestions,
  describeService,
} from '#documents/site/pages/services/service-json-ld.ts'
import { renderPage } from '#tests/support/render-page.ts'
import { describeCard } from './head.ts'
import { headWords } from './head-words.ts'
import { joinGraphs } from './join-graphs.ts'
import { describeStudio, kindsOf } from './json-ld.ts'
import { langs } from './langs.ts'

const ofThing = [
  'name',
  'description',
  'url',
  'image',
  'sameAs',
  'alternateName',
  'mainEntityOfPage',
]
const ofCreativeWork = [
  ...ofThing,
  'inLanguage',
  'creator',
  'author',
  'publisher',
  'datePublished',
  'dateModified',
  'headline',
  'keywords',
  'isPartOf',
  'mainEntity',
]
const ofPage = [...ofCreativeWork, 'breadcrumb']
const ofPrice = ['priceCurrency', 'price', 'minPrice', 'maxPrice', 'valueAddedTaxIncluded']

/**
 * The properties of schema.org, with those inherited, of the types that the site names, as far as it
 * could use them. Source: https://schema.org/version/latest/schemaorg-current-https.jsonld.
 */
const vocabulary: Record<string, readonly string[]> = {
  WebPage: ofPage,
  ContactPage: ofPage,
  CollectionPage: ofPage,
  ProfilePage: ofPage,
  FAQPage: ofPage,
  WebSite: ofCreativeWork,
  CreativeWork: ofCreativeWork,
  BlogPosting: [...ofCreativeWork, 'wordCount', 'articleBody', 'citation'],
  VideoObject: [
    ...ofCreativeWork,
    'thumbnailUrl',
    'contentUrl',
    'embedUrl',
    'uploadDate',
    'duration',
  ],
  Question: [...ofCreativeWork, 'acceptedAnswer'],
  Answer: [...ofCreativeWork, 'text'],
  Organization: [
    ...ofThing,
    'logo',
    'founder',
    'foundingDate',
    'address',
    'contactPoint',
    'areaServed',
    'knowsAbout',
    'hasOfferCatalog',
    'email',
    'telephone',
  ],
  Person: [...ofThing, 'jobTitle', 'worksFor', 'telephone', 'email'],
  PostalAddress: [...ofThing, 'addressCountry', 'streetAddress', 'addressLocality'],
  ContactPoint: [
    ...ofThing,
    'contactType',
    'email',
    'telephone',
    'availableLanguage',
    'hoursAvailable',
  ],
  OpeningHoursSpecification: [
    ...ofThing,
    'dayOfWeek',
    'opens',
    'closes',
    'validFrom',
    'validThrough',
  ],
  OfferCatalog: [...ofThing, 'itemListElement'],
  ItemList: [...ofThing, 'itemListElement', 'numberOfItems', 'itemListOrder'],
  BreadcrumbList: [...ofThing, 'itemListElement', 'numberOfItems'],
  ListItem: [...ofThing, 'position', 'item'],
  Service: [...ofThing, 'provider', 'offers', 'serviceType', 'areaServed', 'hasOfferCatalog'],
  Offer: [...ofThing, 'priceCurrency', 'price', 'priceSpecification', 'itemOffered'],
  PriceSpecification: [...ofThing, ...ofPrice],
  UnitPriceSpecification: [...ofThing, ...ofPrice, 'unitCode', 'unitText', 'referenceQuantity'],
}

type Node = Record<string, unknown>

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  return [node, ...Object.values(node).flatMap(nodesIn)]
}

const siteUrl = 'https://site.test'

/** What a page says besides the data of its own route. */
function graphOf(lang: (typeof langs)[number], page: (typeof pages)[number]) {
  const words = headWords(copyFor(lang), page.path)
  const url = siteUrl + pageUrl(lang, page.path)
  return describeStudio(kindsOf(page), { lang, siteUrl, url, page, words })
}

/** The faults of structured data: unknown types and properties, and addresses of no node. */
function faultsIn(data: unknown): string[] {
  return nodesIn(data)
    .filter((node) => '@type' in node)
    .flatMap((node) => {
      const type = String(node['@type'])
      const known = vocabulary[type]
      if (!known) return [`unknown type ${type}`]
      return Object.keys(node)
        .filter((key) => !key.startsWith('@') && !known.includes(key))
        .map((key) => `${type} has no ${key}`)
    })
}

// Proves 2.6.13.
test.each(langs)('structured data in %s uses the vocabulary of schema.org', async (lang) => {
  for (const page of pages) expect(faultsIn(graphOf(lang, page)), page.path).toEqual([])
  for (const id of serviceIds) {
    const { data } = await renderPage(lang, `services/${id}`)
    const { service } = data as { service: Parameters<typeof describeService>[0] }
    const own = [describeService(service, { name: id, siteUrl }), ...describeQuestions(service)]
    expect(faultsIn(own), id).toEqual([])
    expect(own.map((node) => node['@type'])).toEqual(['Service', 'FAQPage'])
  }
  const dates = { published: '2026-01-01', updated: '2026-01-02' }
  const post = describePost({
    lang,
    id: 'lovable-base44-reality',
    siteUrl,
    title: 'A title',
    description: 'About it',
    tags: ['one'],
    dates,
    sources: [{ id: 'wcag-2-2', name: 'WCAG' }],
    wordCount: 100,
  })
  expect(faultsIn(post)).toEqual([])
  expect(post.author['@id']).toBe(`${siteUrl}/#founder`)
})

// Proves 2.6.13.
test('contact, portfolio, blog, case studies and cards say what they are', () => {
  const typesOf = (path: string) => {
    const page = pages.find((each) => each.path === path)
    return page ? graphOf('he', page)['@graph'].map((node) => node['@type']) : []
  }
  expect(typesOf('contact')).toContain('ContactPage')
  for (const path of ['portfolio', 'blog'])
    expect(typesOf(path)).toEqual(expect.arrayContaining(['CollectionPage', 'ItemList']))
  for (const id of caseStudies) expect(typesOf(`portfolio/${id}`)).toContain('VideoObject')
  const card = describeCard({
    lang: 'en',
    slug: 'someone',
    siteUrl,
    meta: { title: 'Someone', description: '' },
    langs: ['en'],
    person: {
      name: 'Someone',
      jobTitle: 'Baker',
      company: 'Bread',
      phone: '+1',
      email: 'a@b.test',
    },
  })
  const person = card.flatMap((meta) => ('script:ld+json' in meta ? [meta['script:ld+json']] : []))
  expect(person).toMatchObject([{ '@type': 'Person', name: 'Someone', jobTitle: 'Baker' }])
  expect(faultsIn(person)).toEqual([])
})

// Proves 2.6.13.
test('what a route adds joins the graph of its page', () => {
  const joined = joinGraphs(
    [{ title: 'A' }, undefined, { 'script:ld+json': { '@context': 'c', '@graph': [{ a: 1 }] } }],
    [{ '@context': 'c', '@type': 'Service' }],
  )
  expect(joined).toEqual([
    { title: 'A' },
    { 'script:ld+json': { '@context': 'c', '@graph': [{ a: 1 }, { '@type': 'Service' }] } },
  ])
})
