import type { Letter } from '#catalog/letters.ts'
import type { PagePath } from '#catalog/pages.ts'
import type { Backdrop } from './backdrops.ts'
import type { RouteRecord } from './route-record.ts'

/** Where a page is linked on every page: the navigation, the footer, the footer's legal row. */
export type Menu = 'header' | 'footer' | 'legal'

/** What a page tells search engines about beside its metadata, as types of schema.org. */
export type StructuredData =
  | 'Organization'
  | 'WebSite'
  | 'BreadcrumbList'
  | 'Service'
  | 'BlogPosting'
  | 'CreativeWork'
  | 'ProfilePage'
  | 'VideoObject'

/** When a text appeared and when it last changed: days of the calendar, YYYY-MM-DD. */
export type PageDates = { published: string; updated: string }

/** Everything a public page is, except its words: they lie beside it, one file per language. */
export type PageRecord = RouteRecord & {
  path: PagePath
  /** In the sitemap and open to search engines. A page is indexed once it is whole. */
  indexed: boolean
  /** 'own': the page is a document of its own, without the site's navigation, footer and styles. */
  layout: 'site' | 'own'
  /** The letter that opens the page, and the surface it stands before. */
  opening: { letter: Letter; backdrop: Backdrop }
  /** Where the page leads next: two to four pages, so that none is a dead end. */
  related: readonly PagePath[]
  structuredData: readonly StructuredData[]
  /** The picture that social networks show, 1200 × 630; {lang} stands for the language. */
  socialImage: string
  /** Of an article. null: the page has no dates. */
  dates: PageDates | null
  menus: readonly Menu[]
  /** Paths without a language in front that redirect here. */
  unprefixed: readonly string[]
  /** The language they lead to: Hebrew for good, or for the moment the one the visitor reads. */
  unprefixedLang: 'he' | 'detected'
  /** Paths that lead to an element of this page, by its id, for good and in every language. */
  parts: Readonly<Record<string, string>>
  /** Paths of pages that merged into this one: they redirect here for good, in every language. */
  formerPaths: readonly string[]
}

/** What a page has to say itself. Everything else has a default, which it may override. */
export type PageFacts = Pick<PageRecord, 'opening' | 'related'> &
  Partial<Omit<PageRecord, 'path' | 'pattern' | 'module'>>

/** A page that is no member of a family also names its component, below app/pages. */
export type SinglePageFacts = PageFacts & { module: string }

type Place = Pick<PageRecord, 'path' | 'pattern' | 'module'>

/** What the file of a page's social image is called. */
export function socialNameOf(path: PagePath): string {
  return path === '' ? 'home' : path.replaceAll('/', '-')
}

/** A whole record from what a page says itself. */
export function definePage(place: Place, facts: PageFacts): PageRecord {
  return {
    indexed: true,
    layout: 'site',
    methods: ['GET'],
    query: [],
    cache: 'public',
    structuredData: ['Organization', 'WebSite'],
    socialImage: `/social/${socialNameOf(place.path)}-{lang}.jpg`,
    dates: null,
    menus: [],
    unprefixed: [],
    unprefixedLang: 'he',
    parts: {},
    formerPaths: [],
    ...facts,
    ...place,
  }
}
