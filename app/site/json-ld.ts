import { company } from '#catalog/company.ts'
import { serviceIds } from '#catalog/services.ts'
import type { StructuredData } from '#content/page-record.ts'
import type { Services } from '#content/site-words.ts'
import { otherLang, type Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { langs } from './langs.ts'

type Studio = { lang: Lang; siteUrl: string; description: string; services: Services }

/** How many services the offer catalogue names (requirements 2.6). */
const offered = 5

const describers = { Organization: organization, WebSite: website }

function isDescribed(kind: StructuredData): kind is keyof typeof describers {
  return Object.hasOwn(describers, kind)
}

/**
 * What a page's record names of the studio, for search engines. A service describes itself, with
 * its prices (pages/services/service-json-ld.ts), and so does an article (pages/blog/post-json-ld.ts). React escapes it on the way into the page.
 */
export function describeStudio(kinds: readonly StructuredData[], studio: Studio) {
  const graph = kinds.filter(isDescribed).map((kind) => describers[kind](studio))
  return { '@context': 'https://schema.org', '@graph': graph }
}

function organization({ lang, siteUrl, description, services }: Studio) {
  const { name, founder, foundingYear, country, email, phone, profiles } = company
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: name[lang],
    alternateName: name[otherLang(lang)],
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}/social/${lang}.jpg`,
    description,
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
    knowsAbout: serviceIds.map((id) => services.items[id].name),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      itemListElement: serviceIds.slice(0, offered).map((id) => ({
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

function website({ lang, siteUrl }: Studio) {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    url: `${siteUrl}/`,
    name: company.name[lang],
    inLanguage: langs,
    publisher: { '@id': `${siteUrl}/#organization` },
  }
}
