import { country } from '#catalog/place.ts'
import { studio } from '#catalog/studio.server.ts'
import type { PagePath } from '#catalog/pages.ts'
import { offeredServices } from '#catalog/offered.ts'
import type { PageRecord, StructuredData } from '#content/page-record.ts'
import { fill } from '#i18n/fill.ts'
import { otherLang, type Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { iconUrl, logoUrl } from '#i18n/studio-picture-links.ts'
import type { HeadWords } from './head-words.ts'
import { film } from './json-ld-film.ts'
import { openingHours } from './json-ld-hours.ts'
import { langs } from './langs.ts'

export type Described = {
  lang: Lang
  siteUrl: string
  /** The absolute URL of the page, and its record. */
  url: string
  page: Pick<PageRecord, 'path' | 'socialImage'>
  words: HeadWords
}

/** Number of services in the offer catalogue (requirements 2.6). */
const maxOffers = 5

/** The pages that tell about the studio. All others only name it. */
const pagesAboutTheStudio = new Set<PagePath>(['', 'about', 'contact'])

const describers = {
  WebPage: webPage,
  ItemList: itemList,
  Organization: organization,
  WebSite: website,
  BreadcrumbList: breadcrumbs,
  CreativeWork: creativeWork,
  ProfilePage: profilePage,
  VideoObject: film,
}

/** The pages of a kind of their own: schema.org has a type for each. */
const pageTypes: Partial<Record<PagePath, string>> = {
  contact: 'ContactPage',
  portfolio: 'CollectionPage',
  blog: 'CollectionPage',
}

/** What describes a page: itself, its record, the list that it has, its film. */
export function kindsOf({ path, structuredData }: PageRecord): StructuredData[] {
  const isProfile = structuredData.includes('ProfilePage')
  return [
    ...(isProfile ? [] : (['WebPage'] as const)),
    ...structuredData,
    ...(pageTypes[path] === 'CollectionPage' ? (['ItemList'] as const) : []),
    ...(path.startsWith('portfolio/') ? (['VideoObject'] as const) : []),
    ...(path.startsWith('services/') ? (['FAQPage'] as const) : []),
  ]
}

/** The types in which the kinds of a page are written: a page has a type of its own. */
export function typesOf(page: PageRecord): string[] {
  return kindsOf(page).map((kind) => (kind === 'WebPage' ? pageTypeOf(page) : kind))
}

function pageTypeOf({ path }: Pick<PageRecord, 'path'>): string {
  return pageTypes[path] ?? 'WebPage'
}

function isDescribed(kind: StructuredData): kind is keyof typeof describers {
  return Object.hasOwn(describers, kind)
}

/**
 * The structured data that a page's record names. Services describe themselves, with their prices
 * (documents/site/pages/services/service-json-ld.ts), and so do articles (documents/site/pages/blog/post-json-ld.ts). React
 * escapes it when it is rendered.
 */
export function describeStudio(kinds: readonly StructuredData[], described: Described) {
  const graph = kinds.filter(isDescribed).map((kind) => describers[kind](described))
  return { '@context': 'https://schema.org', '@graph': graph }
}

function organization(described: Described) {
  const { lang, siteUrl, page } = described
  const named = {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: studio().name[lang],
    url: `${siteUrl}/`,
    logo: siteUrl + logoAddress(),
  }
  return pagesAboutTheStudio.has(page.path) ? { ...named, ...organizationFacts(described) } : named
}

/** Its logo, else its icon, else the drawn mark. */
function logoAddress(): string {
  const { logo, icon } = studio()
  if (logo !== null) return logoUrl(logo.id)
  return icon === null ? '/icon-512.png' : iconUrl(icon, 512)
}

function organizationFacts({ lang, siteUrl, words }: Described) {
  const { description, services, servicesTitle } = words
  const { name, foundingYear, email, phone, profiles, sales } = studio()
  const offered = offeredServices(sales)
  return {
    alternateName: name[otherLang(lang)],
    image: `${siteUrl}/social/${lang}.jpg`,
    description,
    founder: person({ lang, siteUrl }),
    foundingDate: String(foundingYear),
    address: { '@type': 'PostalAddress', addressCountry: country },
    sameAs: Object.values(profiles),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email,
      telephone: phone,
      availableLanguage: ['Hebrew', 'English', 'Russian'],
      hoursAvailable: openingHours(),
    },
    areaServed: 'Worldwide',
    knowsAbout: offered.map((id) => services.items[id].name),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: servicesTitle,
      itemListElement: offered.slice(0, maxOffers).map((id) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          name: services.items[id].name,
          description: services.items[id].line,
          url: siteUrl + pageUrl(lang, `services/${id}`),
        },
      })),
    },
  }
}

function webPage({ lang, siteUrl, url, page, words }: Described) {
  return {
    '@type': pageTypeOf(page),
    '@id': `${url}#page`,
    url,
    name: words.page?.name,
    description: words.page?.lead?.replaceAll(/<[^>]*>/g, ''),
    inLanguage: lang,
    isPartOf: { '@id': `${siteUrl}/#website` },
    ...(words.trail.length > 0 && { breadcrumb: { '@id': `${url}#breadcrumbs` } }),
    ...(words.list.length > 0 && { mainEntity: { '@id': `${url}#list` } }),
  }
}

function itemList({ lang, siteUrl, url, words }: Described) {
  return {
    '@type': 'ItemList',
    '@id': `${url}#list`,
    itemListElement: words.list.map(({ to, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: siteUrl + pageUrl(lang, to),
    })),
  }
}

function website({ lang, siteUrl }: Described) {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    url: `${siteUrl}/`,
    name: studio().name[lang],
    inLanguage: langs,
    publisher: { '@id': `${siteUrl}/#organization` },
  }
}

function breadcrumbs({ lang, siteUrl, url, words }: Described) {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: words.trail.map(({ to, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + pageUrl(lang, to),
    })),
  }
}

/** A project or a template: its name and the lead of its opening. */
function creativeWork({ lang, siteUrl, url, page, words }: Described) {
  return {
    '@type': 'CreativeWork',
    '@id': `${url}#work`,
    url,
    name: words.page?.name,
    description: words.page?.lead,
    image: siteUrl + fill(page.socialImage, { lang }),
    creator: { '@id': `${siteUrl}/#organization` },
    inLanguage: lang,
  }
}

function profilePage({ lang, siteUrl, url }: Described) {
  return {
    '@type': 'ProfilePage',
    '@id': `${url}#page`,
    url,
    mainEntity: person({ lang, siteUrl }),
  }
}

function person({ lang, siteUrl }: Pick<Described, 'lang' | 'siteUrl'>) {
  const { name, jobTitle } = studio().founder
  return {
    '@type': 'Person',
    '@id': `${siteUrl}/#founder`,
    name: name[lang],
    jobTitle: jobTitle[lang],
    image: `${siteUrl}/pictures/people/founder-960.webp`,
    url: siteUrl + pageUrl(lang, 'about'),
    worksFor: { '@id': `${siteUrl}/#organization` },
  }
}
