import type { Agorot, BasisPoints } from '../money.ts'
import type { PricingRules } from './price-lines.ts'
import type { SessionsPrice } from './sessions.ts'
import type { VatNote } from './vat.ts'

/** For how many months a subscription may be taken. */
export type SubscriptionTerm = { usual: number; min: number; max: number; step: number }

export type ListedPrice = {
  /** Once, or per month where there is a term. */
  amount: Agorot
  /** The least it costs: what it comes to is known after talking. */
  isFrom: boolean
  term: SubscriptionTerm | null
  vat: VatNote
}

type ListedPart = { id: string; price: ListedPrice }

export type ListedOption = ListedPart & {
  /** Where one buys sessions. */
  sessions: number | null
  /** null where there is nothing to compare. */
  together: SessionsPrice | null
}

export type ListedService = {
  id: string
  /** The service page that tells more about it. */
  page: string
  /** No page sells it by itself. */
  builderOnly: boolean
  ownDiscount: BasisPoints
  /** null where one of the options is chosen instead. */
  price: ListedPrice | null
  options: ListedOption[]
  addons: ListedPart[]
}

/** All that a package builder has to know, as plain JSON: prices chosen, one VAT rate. */
export type PriceList = { services: ListedService[]; rules: PricingRules }
