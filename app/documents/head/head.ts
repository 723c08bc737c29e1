import type { MetaDescriptor } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import type { PagePath } from '#catalog/pages.ts'
import type { PageDates } from '#content/page-record.ts'
import { pageAt } from '#content/pages.ts'
import type { PageMeta } from '#copy/page-meta.ts'
import {
  cardLanguages,
  defaultLang,
  languages,
  otherLang,
  type CardLang,
  type Lang,
} from '#i18n/languages.ts'
import { fill } from '#i18n/fill.ts'
import { cardUrl } from '#i18n/card-links.ts'
import { pageUrl } from '#i18n/links.ts'
import type { HeadWords } from './head-words.ts'
import { describeStudio, kindsOf } from './json-ld.ts'
import { langs } from './langs.ts'

export type Head = MetaDescriptor[]

type Localized = { lang: Lang; siteUrl: string; meta: PageMeta }

type Page = Localized & {
  /** null: there is no page at this address. */
  path: PagePath | null
  words: HeadWords
}

/** The metadata of a public page for search engines and social networks (requirements 2.6). */
export function describeHead({ lang, path, siteUrl, meta, words }: Page): Head {
  const hidden = { name: 'robots', content: 'noindex' }
  if (path === null) return [...describeText(meta), hidden]
  const page = pageAt(path)
  const url = siteUrl + pageUrl(lang, page.path)
  const shared = openGraph({ lang, siteUrl, meta, image: page.socialImage, dates: page.dates }, url)
  if (!page.indexed) return [...describeText(meta), hidden, ...shared]
  return [
    ...describeText(meta),
    { tagName: 'link', rel: 'canonical', href: url },
    ...versionsOf(siteUrl, page.path),
    ...shared,
    ...feedLink(page.path, { lang, siteUrl }),
    { 'script:ld+json': describeStudio(kindsOf(page), { lang, siteUrl, url, page, words }) },
  ]
}

type LanguageChoice = Pick<Page, 'siteUrl'> & {
  path: PagePath
  meta: { title: string; description: string }
}

/**
 * The head of an address that only chooses the language of a page. For search engines, the root is
 * the version of the home page for speakers of other languages.
 */
export function describeLanguageChoice({ siteUrl, path, meta }: LanguageChoice): Head {
  return [
    { title: meta.title },
    { name: 'description', content: meta.description },
    { tagName: 'link', rel: 'canonical', href: defaultUrl(siteUrl, path) },
    ...versionsOf(siteUrl, path),
  ]
}

/**
 * The head of the screen that a busy site shows instead of a page. Never noindex: search engines
 * would drop the page that it stands for.
 */
export function describeBusy(meta: { title: string; description: string }): Head {
  return [{ title: meta.title }, { name: 'description', content: meta.description }]
}

/** The head of a page that is not in the catalogue and not indexed. */
export function describeScreen(meta: { title: string; description: string }): Head {
  return [
    { title: meta.title },
    { name: 'description', content: meta.description },
    { name: 'robots', content: 'noindex' },
  ]
}

type Card = {
  lang: CardLang
  slug: string
  siteUrl: string
  meta: { title: string; description: string }
  /** The languages that the card is available in. */
  langs: readonly CardLang[]
  /** As the card shows the person; an empty text is left out. */
  person: { name: string; jobTitle: string; company: string; phone: string; email: string }
}

/** The head of a digital business card. */
export function describeCard({ lang, slug, siteUrl, meta, langs: cardLangs, person }: Card): Head {
  const { name, jobTitle, company, phone, email } = person
  const versions = cardLangs.map((each) => [each, siteUrl + cardUrl(each, slug)] as const)
  return [
    { title: meta.title },
    { name: 'description', content: meta.description },
    { tagName: 'link', rel: 'canonical', href: siteUrl + cardUrl(lang, slug) },
    ...alternates(versions, siteUrl + cardUrl(cardLangs[0] ?? defaultLang, slug)),
    { property: 'og:type', content: 'profile' },
    { property: 'og:title', content: meta.title },
    { property: 'og:description', content: meta.description },
    { property: 'og:url', content: siteUrl + cardUrl(lang, slug) },
    { property: 'og:image', content: siteUrl + cardUrl(lang, slug, '/preview.png') },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:locale', content: cardLanguages[lang].openGraph },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Person',
        '@id': `${siteUrl}${cardUrl(lang, slug)}#person`,
        url: siteUrl + cardUrl(lang, slug),
        name,
        ...(jobTitle && { jobTitle }),
        ...(company && { worksFor: { '@type': 'Organization', name: company } }),
        ...(phone && { telephone: phone }),
        ...(email && { email }),
        image: siteUrl + cardUrl(lang, slug, '/preview.png'),
      },
    },
  ]
}

function describeText({ title, description, keywords }: PageMeta): Head {
  const words = keywords.length > 0 ? [{ name: 'keywords', content: keywords.join(', ') }] : []
  return [{ title }, { name: 'description', content: description }, ...words]
}

/**
 * The version for visitors of any other language: the root page, which chooses one; for all other
 * pages the Hebrew version.
 */
export function defaultUrl(siteUrl: string, path: PagePath): string {
  return path === '' ? `${siteUrl}/` : siteUrl + pageUrl(defaultLang, path)
}

function versionsOf(siteUrl: string, path: PagePath): Head {
  return alternates(
    langs.map((lang) => [lang, siteUrl + pageUrl(lang, path)]),
    defaultUrl(siteUrl, path),
  )
}

function alternates(
  versions: readonly (readonly [lang: string, href: string])[],
  fallback: string,
): Head {
  return [...versions, ['x-default', fallback] as const].map(([hrefLang, href]) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  }))
}

/** Pages of the blog link to the feed of their language. */
function feedLink(path: PagePath, { lang, siteUrl }: Pick<Localized, 'lang' | 'siteUrl'>): Head {
  if (path !== 'blog' && !path.startsWith('blog/')) return []
  const href = siteUrl + pageUrl(lang, 'feed.xml')
  const title = studio().name[lang]
  return [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href }]
}

type Shared = Localized & { image: string; dates: PageDates | null }

function openGraph({ lang, siteUrl, meta, image, dates }: Shared, url: string): Head {
  const article = dates && [
    { property: 'article:published_time', content: dates.published },
    { property: 'article:modified_time', content: dates.updated },
  ]
  return [
    { property: 'og:type', content: dates === null ? 'website' : 'article' },
    ...(article ?? []),
    { property: 'og:site_name', content: studio().name[lang] },
    { property: 'og:title', content: meta.title },
    { property: 'og:description', content: meta.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: siteUrl + fill(image, { lang }) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: meta.title },
    { property: 'og:locale', content: languages[lang].openGraph },
    { property: 'og:locale:alternate', content: languages[otherLang(lang)].openGraph },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
