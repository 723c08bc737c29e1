import type { MetaDescriptor } from 'react-router'
import { company } from '#catalog/company.ts'
import { pages, type PagePath } from '#catalog/pages.ts'
import type { PageMeta } from '#copy/page-meta.ts'
import { cardLanguages, defaultLang, languages, otherLang, type CardLang, type Lang } from '#i18n/languages.ts'
import { cardUrl, pageUrl } from '#i18n/links.ts'
import { langs } from './langs.ts'

export type Head = MetaDescriptor[]

type Screen = { lang: Lang; siteUrl: string; meta: PageMeta }

const indexedPaths = new Set(pages.filter((page) => page.indexed).map((page) => page.path))

/** What a public page says of itself to search engines and social networks (site.md §3, trust.md C). */
export function describeHead({ lang, path, siteUrl, meta }: Screen & { path: PagePath | null }): Head {
  if (path === null || !indexedPaths.has(path)) return [...describeText(meta), { name: 'robots', content: 'noindex' }]
  const url = siteUrl + pageUrl(lang, path)
  return [
    ...describeText(meta),
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternates(
      langs.map((each) => [each, siteUrl + pageUrl(each, path)]),
      defaultAddress(siteUrl, path),
    ),
    ...openGraph({ lang, siteUrl, meta }, url),
    { 'script:ld+json': { '@context': 'https://schema.org', '@graph': [organization({ lang, siteUrl, meta }), website(lang, siteUrl)] } },
  ]
}

/** The head of a screen that is no page of the catalogue. */
export function describeScreen(meta: { title: string; description: string }): Head {
  return [{ title: meta.title }, { name: 'description', content: meta.description }, { name: 'robots', content: 'noindex' }]
}

type Card = { lang: CardLang; slug: string; siteUrl: string; meta: { title: string; description: string } }

/** A digital business card, in its three languages. */
export function describeCard({ lang, slug, siteUrl, meta }: Card): Head {
  // SAFETY: the keys of the table are the languages of cards.
  const versions = (Object.keys(cardLanguages) as CardLang[]).map((each) => [each, siteUrl + cardUrl(each, slug)] as const)
  return [
    { title: meta.title },
    { name: 'description', content: meta.description },
    { tagName: 'link', rel: 'canonical', href: siteUrl + cardUrl(lang, slug) },
    ...alternates(versions, siteUrl + cardUrl(defaultLang, slug)),
    { property: 'og:type', content: 'profile' },
    { property: 'og:title', content: meta.title },
    { property: 'og:description', content: meta.description },
    { property: 'og:locale', content: cardLanguages[lang].openGraph },
  ]
}

function describeText({ title, description, keywords }: PageMeta): Head {
  const words = keywords.length > 0 ? [{ name: 'keywords', content: keywords.join(', ') }] : []
  return [{ title }, { name: 'description', content: description }, ...words]
}

/** Visitors of no known language get the root page, which chooses; below it the Hebrew page. */
export function defaultAddress(siteUrl: string, path: PagePath): string {
  return path === '' ? `${siteUrl}/` : siteUrl + pageUrl(defaultLang, path)
}

function alternates(versions: readonly (readonly [lang: string, href: string])[], fallback: string): Head {
  return [...versions, ['x-default', fallback] as const].map(([hrefLang, href]) => ({ tagName: 'link', rel: 'alternate', hrefLang, href }))
}

function openGraph({ lang, siteUrl, meta }: Screen, url: string): Head {
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company.name[lang] },
    { property: 'og:title', content: meta.title },
    { property: 'og:description', content: meta.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${siteUrl}/social/${lang}.jpg` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:locale', content: languages[lang].openGraph },
    { property: 'og:locale:alternate', content: languages[otherLang(lang)].openGraph },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function organization({ lang, siteUrl, meta }: Screen) {
  const { name, founder, foundingYear, country, email, phone, profiles } = company
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: name[lang],
    alternateName: name[otherLang(lang)],
    url: `${siteUrl}/`,
    logo: `${siteUrl}/favicon.svg`,
    image: `${siteUrl}/social/${lang}.jpg`,
    description: meta.description,
    founder: { '@type': 'Person', name: founder.name[lang], jobTitle: founder.jobTitle[lang] },
    foundingDate: String(foundingYear),
    address: { '@type': 'PostalAddress', addressCountry: country },
    sameAs: Object.values(profiles),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email,
      telephone: phone,
      availableLanguage: ['Hebrew', 'English', 'Russian'],
    },
    areaServed: 'Worldwide',
  }
}

function website(lang: Lang, siteUrl: string) {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    url: `${siteUrl}/`,
    name: company.name[lang],
    inLanguage: langs,
    publisher: { '@id': `${siteUrl}/#organization` },
  }
}
