import type { PriceItemId } from '#catalog/price-book.ts'
import type { CaseStudyId } from '#catalog/projects.ts'
import type { PageFacts } from '../page-record.ts'

/**
 * The sections that a service page may have (requirements 3.10). A section without words in a
 * service is not shown.
 */
export type ServiceSection =
  | 'what'
  | 'why'
  | 'withoutIt'
  | 'gains'
  | 'process'
  | 'terms'
  | 'faq'
  | 'work'
  | 'offers'
  | 'anatomy'
  | 'templates'
  | 'mvp'
  | 'fullProduct'
  | 'screens'
  | 'kit'
  | 'launch'
  | 'upgrade'
  | 'ladder'
  | 'workshops'
  | 'live'

export type ServiceFacts = PageFacts & {
  /** In the order of the page: what the service is, then its own section, then the others. */
  sections: readonly ServiceSection[]
  /** The price that the service is listed with: a key of the price book. */
  cardPrice: PriceItemId
  /** The keys of the price book that the page lists, in its order. */
  offers: readonly PriceItemId[]
  /** The projects that best represent the service. */
  projects: readonly CaseStudyId[]
}
