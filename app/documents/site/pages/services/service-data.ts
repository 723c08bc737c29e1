import type { ServicePageId } from '#catalog/services.ts'
import type { BusinessCard } from '#copy/he/business-card.ts'
import type { Projects } from '#content/site-words.ts'
import type { ServicePage } from '#copy/he/service-page.ts'
import type { Templates } from '#content/site-words.ts'
import type { PriceGroupId } from '#content/services/service-facts.ts'
import type { ServiceWords, TermId } from '#content/services/service-words.ts'
import type { CardLang, Lang } from '#i18n/languages.ts'
import type { PriceContext, ShownPrice } from '#parts/price-text.ts'
import type { Offer } from './offers.ts'

/** The data from which the sections of a service page are rendered. */
export type ServiceData = {
  lang: Lang
  slug: ServicePageId
  words: ServiceWords
  shared: ServicePage
  termTexts: Partial<Record<TermId, string>>
  offers: readonly Offer[]
  priceContext: PriceContext
  /** Where the page starts, beside its opening. */
  startingPrice: ShownPrice
  /** The packages that are offered now. */
  packages: readonly string[]
  groupPrices: Partial<Record<PriceGroupId, ShownPrice>>
  /** The prices of landing pages other than the page from scratch. */
  templatePrices: Record<'asIs' | 'custom' | 'wide', ShownPrice>
  projects: Projects
  templates: Templates
  cards: Record<CardLang, BusinessCard>
}
