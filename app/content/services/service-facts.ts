import type { PriceItemId } from '#catalog/price-book.ts'
import type { CaseStudyId } from '#catalog/projects.ts'
import type { PageFacts } from '../page-record.ts'

/**
 * The sections a service page may have (requirements 3.10). One whose words a service lacks shows
 * nothing.
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
  /** Marked as the one most asked for. */
  popular?: true
  /** In the order that sells it: what it is, then its own piece, then the rest. */
  sections: readonly ServiceSection[]
  /** The price that the service is listed with: a key of the price book. */
  cardPrice: PriceItemId
  /** What the page prices, in its order: keys of the price book. */
  offers: readonly PriceItemId[]
  /** The work that shows best what the service is. */
  projects: readonly CaseStudyId[]
}
