import type { Agorot, BasisPoints } from '../money.ts'
import type { PricingRules } from './price-lines.ts'
import type { SessionsPrice } from './sessions.ts'
import type { VatNote } from './vat.ts'

/** In months. */
export type SubscriptionTerm = { usual: number; min: number; max: number; step: number }

export type ListedPrice = {
  /** Once, or per month where there is a term. */
  amount: Agorot
  /** The amount is a minimum; the final price is agreed on later. */
  isFrom: boolean
  term: SubscriptionTerm | null
  vat: VatNote
}

type ListedPart = { id: string; price: ListedPrice }

export type ListedOption = ListedPart & {
  /** Number of sessions; null where the option is not a number of sessions. */
  sessions: number | null
  /** null where no single session has a price to compare with. */
  together: SessionsPrice | null
}

export type ListedService = {
  id: string
  /** The page of this service. */
  page: string
  /** Sold only in the builder. */
  isBuilderOnly: boolean
  ownDiscount: BasisPoints
  /** null where the service has options instead. */
  price: ListedPrice | null
  options: ListedOption[]
  addons: ListedPart[]
}

/** Everything the package builder needs, as plain JSON: sources chosen, one VAT rate. */
export type PriceList = { services: ListedService[]; rules: PricingRules }
