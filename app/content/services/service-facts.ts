import type { PriceItemId } from '#catalog/price-book.ts'
import type { PackageId } from '#domain/pricing/package-ids.ts'
import type { CaseStudyId } from '#catalog/projects.ts'
import type { PageFacts } from '../page-record.ts'

/** The groups of prices that have a heading of their own, and an anchor (requirements 3.10). */
export type PriceGroupId =
  | 'mvp'
  | 'full-product'
  | 'products'
  | 'parts'
  | 'business-launch'
  | 'smart-upgrade'
  | 'sessions'
  | 'workshops'

export type PriceGroup = {
  id: PriceGroupId
  offers?: readonly PriceItemId[]
  /** The ready package that the group can be taken as. */
  bundle?: PackageId
}

/** What a page shows before it asks for trust: a project, the live templates, or a live card. */
type Proof = CaseStudyId | 'templates' | 'card'

export type ServiceFacts = PageFacts & {
  /** The keys of the price book that the page lists, in its order. */
  offers: readonly PriceItemId[]
  /** For prices of several kinds. A page without groups has a single list. */
  groups?: readonly PriceGroup[]
  proof: Proof
}
