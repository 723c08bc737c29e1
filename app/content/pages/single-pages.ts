import { singlePageIds, singlePages as paths, type SinglePageId } from '#catalog/pages.ts'
import { definePage, type PageRecord, type SinglePageFacts } from '../page-record.ts'
import { page as about } from './about/page.ts'
import { page as accessibility } from './accessibility/page.ts'
import { page as blog } from './blog/page.ts'
import { page as contact } from './contact/page.ts'
import { page as home } from './home/page.ts'
import { page as packageBuilder } from './package-builder/page.ts'
import { page as portfolio } from './portfolio/page.ts'
import { page as privacyPolicy } from './privacy-policy/page.ts'
import { page as qrGenerator } from './qr-generator/page.ts'
import { page as termsOfService } from './terms-of-service/page.ts'
import { page as thankYouContact } from './thank-you-contact/page.ts'
import { page as thankYouQuote } from './thank-you-quote/page.ts'
import { page as estimateCalculator } from './estimate-calculator/page.ts'

const facts: Record<SinglePageId, SinglePageFacts> = {
  home: home,
  about: about,
  contact: contact,
  portfolio: portfolio,
  blog: blog,
  'package-builder': packageBuilder,
  'qr-generator': qrGenerator,
  'privacy-policy': privacyPolicy,
  'terms-of-service': termsOfService,
  accessibility: accessibility,
  'thank-you-contact': thankYouContact,
  'thank-you-quote': thankYouQuote,
  'estimate-calculator': estimateCalculator,
}

export const singlePages: readonly PageRecord[] = singlePageIds.map((id) => {
  const path = paths[id]
  const { module, ...page } = facts[id]
  return definePage({ path, pattern: `/:lang/${path}`, module }, page)
})
