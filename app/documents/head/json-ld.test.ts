import { expect, test } from 'vitest'
import { serviceIds } from '#catalog/services.ts'
import { company } from '#catalog/company.ts'
import { pageAt } from '#content/pages.ts'
import { copyFor } from '#copy/copy.server.ts'
import { headWords } from './head-words.ts'
import { describeStudio } from './json-ld.ts'

const words = { ...headWords(copyFor('en'), ''), description: 'A studio' }
const { services } = words

// Proves 2.6.4, 2.6.5.
test('the studio is described with everything that is specified', () => {
  const { '@graph': described } = describeStudio(['Organization'], {
    lang: 'en',
    siteUrl: 'https://site.test',
    url: 'https://site.test/en/',
    page: pageAt(''),
    words,
  })
  expect(described).toMatchObject([
    {
      '@type': 'Organization',
      name: company.name.en,
      alternateName: company.name.he,
      logo: 'https://site.test/icon-512.png',
      image: 'https://site.test/social/en.jpg',
      description: 'A studio',
      founder: {
        '@type': 'Person',
        name: company.founder.name.en,
        jobTitle: company.founder.jobTitle.en,
      },
      foundingDate: String(company.foundingYear),
      address: { addressCountry: 'IL' },
      sameAs: Object.values(company.profiles),
      contactPoint: {
        contactType: 'customer service',
        availableLanguage: ['Hebrew', 'English', 'Russian'],
      },
      areaServed: 'Worldwide',
      knowsAbout: serviceIds.map((id) => services.items[id].name),
      hasOfferCatalog: {
        name: 'Services',
        itemListElement: Array.from({ length: 5 }, () => ({ '@type': 'Offer' })),
      },
    },
  ])
})

test('a page that is not about the studio only names it', () => {
  const { '@graph': described } = describeStudio(['Organization'], {
    lang: 'he',
    siteUrl: 'https://site.test',
    url: 'https://site.test/he/package-builder',
    page: pageAt('package-builder'),
    words,
  })
  expect(described).toEqual([
    {
      '@type': 'Organization',
      '@id': 'https://site.test/#organization',
      name: company.name.he,
      url: 'https://site.test/',
      logo: 'https://site.test/icon-512.png',
    },
  ])
})
