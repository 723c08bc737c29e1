import type { ServiceId } from '#catalog/services.ts'
import type { BusinessCard } from '#copy/he/business-card.ts'
import type { Catalogue } from '#copy/he/catalogue.ts'
import type { Projects } from '#content/site-words.ts'
import type { ServicePage } from '#copy/he/service-page.ts'
import type { Templates } from '#content/site-words.ts'
import type { ServiceWords, TermId } from '#content/services/service-words.ts'
import type { CardLang, Lang } from '#i18n/languages.ts'
import type { PriceContext } from '#parts/price-text.ts'
import type { Offer } from './offers.ts'

/** The data from which the sections of a service page are rendered. */
export type ServiceData = {
  lang: Lang
  slug: ServiceId
  words: ServiceWords
  shared: ServicePage
  termTexts: Partial<Record<TermId, string>>
  offers: readonly Offer[]
  priceContext: PriceContext
  /** Names of everything that has a price. */
  names: Catalogue['services']
  projects: Projects
  templates: Templates
  cards: Record<CardLang, BusinessCard>
}
