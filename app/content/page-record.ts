import type { Letter } from '#catalog/letters.ts'
import type { PagePath } from '#catalog/pages.ts'
import type { Backdrop } from './backdrops.ts'
import type { RouteRecord } from './route-record.ts'

/**
 * The menus of every page that can link to a page: the navigation, the footer, and the footer's
 * legal row.
 */
export type Menu = 'header' | 'footer' | 'legal'

/** The structured data of a page for search engines, as types of schema.org. */
export type StructuredData =
  | 'WebPage'
  | 'ItemList'
  | 'Organization'
  | 'WebSite'
  | 'BreadcrumbList'
  | 'Service'
  | 'FAQPage'
  | 'BlogPosting'
  | 'CreativeWork'
  | 'ProfilePage'
  | 'VideoObject'

/** When a text was published and last updated: calendar days, YYYY-MM-DD. */
export type PageDates = { published: string; updated: string }

/**
 * Everything about a public page except its words, which are in one file per language beside it.
 */
export type PageRecord = RouteRecord & {
  path: PagePath
  /**
   * Whether the page is in the sitemap and open to search engines. A page is indexed once it is
   * complete.
   */
  indexed: boolean
  /**
   * 'template': the page is a separate document, without the site's navigation, footer and styles.
   */
  layout: 'site' | 'template'
  /** The letter that opens the page, and the surface behind it. */
  opening: { letter: Letter; backdrop: Backdrop }
  /** The pages that this one links to at its end: two to four, so that none is a dead end. */
  related: readonly PagePath[]
  structuredData: readonly StructuredData[]
  /** The picture that social networks show, 1200 × 630; {lang} stands for the language. */
  socialImage: string
  /** The dates of an article. null: the page has none. */
  dates: PageDates | null
  menus: readonly Menu[]
  /** Paths without a language that redirect here. */
  unprefixed: readonly string[]
  /**
   * The language that they redirect to: 'he' permanently, or temporarily the one detected for the
   * visitor.
   */
  unprefixedLang: 'he' | 'detected'
  /**
   * Paths that redirect permanently, in every language, to an element of this page, with its id.
   */
  parts: Readonly<Record<string, string>>
  /**
   * Paths of pages that were merged into this one. They redirect here permanently, in every
   * language.
   */
  formerPaths: readonly string[]
}

/** The facts that a page must state itself. All others have defaults, which it may override. */
export type PageFacts = Pick<PageRecord, 'opening' | 'related'> &
  Partial<Omit<PageRecord, 'path' | 'pattern' | 'module'>>

/** A page of a kind of its own also names its component, below app. */
export type SinglePageFacts = PageFacts & { module: string }

type Place = Pick<PageRecord, 'path' | 'pattern' | 'module'>

/** The name of a page's social image file. */
export function socialNameOf(path: PagePath): string {
  return path === '' ? 'home' : path.replaceAll('/', '-')
}

/** Completes a record with defaults from the facts of a page. */
export function definePage(place: Place, facts: PageFacts): PageRecord {
  return {
    indexed: true,
    kind: 'document',
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
