import type { Agorot } from '#domain/money.ts'
import type { Lang } from '#i18n/languages.ts'

/**
 * The kinds that the showcase and the list can be filtered by (requirements 3.4). A shop is a
 * website.
 */
export const projectKinds = ['landing', 'website', 'mobile', 'webapp', 'branding'] as const

export type ProjectKind = (typeof projectKinds)[number]

export type ProductType =
  | 'landing'
  | 'uxui'
  | 'website'
  | 'mobile'
  | 'ecommerce'
  | 'webapp'
  | 'branding'

export type Niche =
  | 'clinic'
  | 'event'
  | 'course'
  | 'legal'
  | 'realestate'
  | 'healthcare'
  | 'finance'
  | 'corporate'
  | 'pets'
  | 'food'
  | 'health'
  | 'fashion'
  | 'saas'
  | 'reviews'

export type ProjectTag = 'new' | 'hot' | 'premium' | 'recommended'

/** A number of days, a range of days, or 'by-scope': it depends on the size of the product. */
export type DeliveryTime = number | readonly [from: number, to: number] | 'by-scope'

export type Project = {
  category: ProjectKind
  productType: ProductType
  niche: Niche
  technologies: readonly string[]
  languages: readonly Lang[]
  tags: readonly ProjectTag[]
  /** How often the project was ordered. */
  orders: number
  /** Whether the project does more than products of its type usually do. */
  isAdvanced?: boolean
  year: number
  deliveryTime: DeliveryTime
  hasMVPBonus: boolean
  /**
   * `ready`: as it is, only for landing pages, else 0. `custom`: made to measure. Both include VAT.
   */
  price: { ready: Agorot; custom: Agorot }
  /**
   * A path on this site, without the language, or an address elsewhere. null: the project is not on
   * the web.
   */
  liveUrl: string | null
  /** Client, orders and year are invented until the owner replaces them with real ones. */
  sample: boolean
}

/** The key of the text about the pricing of a project. */
export function pricingOf({ price }: Project): 'ready-or-custom' | 'custom' {
  return price.ready > 0 ? 'ready-or-custom' : 'custom'
}

/** The one language of a project, or 'multi'. */
export function languageOf({ languages: [first, ...others] }: Pick<Project, 'languages'>) {
  return first === undefined || others.length > 0 ? 'multi' : first
}
