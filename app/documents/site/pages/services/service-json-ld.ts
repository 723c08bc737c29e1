import { pageUrl } from '#i18n/links.ts'
import type { Offer } from './offers.ts'
import type { ServiceData } from './service-data.ts'

type Names = { name: string; siteUrl: string }

/**
 * Structured data of a service and its prices, with the same amounts as on the page. VAT is included
 * in all of them, as one list has one manner of VAT, unless the studio adds none. Where the studio works is stated once, by the
 * organization.
 */
export function describeService(
  { lang, slug, words, offers }: ServiceData,
  { name, siteUrl }: Names,
) {
  const url = siteUrl + pageUrl(lang, `services/${slug}`)
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description: words.what,
    url,
    provider: { '@id': `${siteUrl}/#organization` },
    offers: offers.flatMap((offer) => describeOffer(offer, url)),
  }
}

/** The questions of a service, with the answers that its page shows. */
export function describeQuestions({ words: { faq } }: Pick<ServiceData, 'words'>) {
  if (faq.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}

/** A price on request has no amount and no offer. */
function describeOffer({ fullName, price, withVat, hasVat }: Offer, url: string) {
  const { currency, from, to, unit } = withVat ?? price
  if (from === null && to === null) return []
  const priceSpecification = {
    '@type': unit === 'month' ? 'UnitPriceSpecification' : 'PriceSpecification',
    priceCurrency: currency,
    ...amountOf(from, to),
    ...(hasVat && { valueAddedTaxIncluded: true }),
    ...(unit === 'month' && { unitCode: 'MON' }),
  }
  return [{ '@type': 'Offer', name: fullName, url, priceCurrency: currency, priceSpecification }]
}

function amountOf(from: number | null, to: number | null) {
  if (from !== null && from === to) return { price: from / 100 }
  return {
    ...(from !== null && { minPrice: from / 100 }),
    ...(to !== null && { maxPrice: to / 100 }),
  }
}
