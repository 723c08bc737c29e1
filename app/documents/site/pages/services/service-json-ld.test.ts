import { expect, test } from 'vitest'
import { services } from '#content/services/services.ts'
import { serviceIds } from '#catalog/services.ts'
import { cardCopyFor, copyFor } from '#copy/copy.server.ts'
import { landingPrices } from './prices-in-words.ts'
import { findOffers } from './offers.ts'
import type { ServiceData } from './service-data.ts'
import { describeService } from './service-json-ld.ts'

function dataOf(slug: (typeof serviceIds)[number]): ServiceData {
  const { catalogue, servicePages, servicePage, prices, projects, templates } = copyFor('en')
  const words = servicePages[slug]
  return {
    lang: 'en',
    slug,
    words,
    shared: servicePage,
    termTexts: {},
    offers: findOffers(services[slug].offers, {
      choices: {},
      usdToIls: 3.7,
      vat: { rate: 1_800, validFrom: '2025-01-01' },
      catalogue,
      words,
    }),
    priceContext: { lang: 'en', rate: 3.7, words: prices },
    startingPrice: { currency: 'ILS', from: 0, to: 0 },
    packages: [],
    groupPrices: {},
    templatePrices: landingPrices(),
    projects,
    templates,
    cards: { he: cardCopyFor('he'), en: cardCopyFor('en'), ru: cardCopyFor('ru') },
  }
}

function offersOn(slug: (typeof serviceIds)[number]) {
  return describeService(dataOf(slug), { name: 'Name', siteUrl: 'https://studio.example' }).offers
}

// Proves 2.6.6.
test.each(serviceIds)('structured data has the prices of the page of %s', (slug) => {
  const shown = dataOf(slug).offers.filter(({ price }) => price.from !== null || price.to !== null)
  expect(offersOn(slug).map(({ name }) => name)).toEqual(shown.map(({ fullName }) => fullName))
})

test('structured data of a price, a monthly price, a range, a minimum and a price on request', () => {
  expect(offersOn('landing-page')[0]?.priceSpecification).toEqual({
    '@type': 'PriceSpecification',
    priceCurrency: 'ILS',
    price: 2_500,
    valueAddedTaxIncluded: true,
  })
  expect(offersOn('digital-business-card')[0]?.priceSpecification).toMatchObject({
    '@type': 'UnitPriceSpecification',
    price: 39,
    unitCode: 'MON',
  })
  expect(offersOn('app-development')[0]?.priceSpecification).toMatchObject({
    minPrice: 23_600,
    maxPrice: 141_600,
    valueAddedTaxIncluded: true,
  })
  expect(offersOn('uxui-design')[2]?.priceSpecification).toMatchObject({ minPrice: 18_000 })
  expect(offersOn('app-development').map(({ name }) => name)).not.toContain(
    copyFor('en').servicePages['app-development'].products?.['custom-app']?.title,
  )
})
