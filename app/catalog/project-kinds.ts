import type { Agorot } from '#domain/money.ts'
import type { Lang } from '#i18n/languages.ts'

/** What the showcase and the list can be filtered by (requirements 3.4). A shop is a website. */
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

/** Days, days from and to, or a key of the words: by the size of the product. */
export type DeliveryTime = number | readonly [from: number, to: number] | 'by-scope'

export type Project = {
  category: ProjectKind
  productType: ProductType
  niche: Niche
  technologies: readonly string[]
  languages: readonly Lang[]
  tags: readonly ProjectTag[]
  /** How often it was ordered. */
  orders: number
  /** More than a product of its type usually has. */
  isAdvanced?: boolean
  year: number
  deliveryTime: DeliveryTime
  hasMVPBonus: boolean
  /**
   * As it stands (only landing pages are sold so; else 0), and made to measure. Both include VAT.
   */
  price: { ready: Agorot; custom: Agorot }
  /**
   * A page of ours, without the language, or an address elsewhere. null: nothing of it is to be
   * seen on the web.
   */
  liveUrl: string | null
  /** Client, orders and year are invented, until the owner puts real ones in their place. */
  sample: boolean
}

/** The key of the words that say how it is paid for. */
export function pricingOf({ price }: Project): 'ready-or-custom' | 'custom' {
  return price.ready > 0 ? 'ready-or-custom' : 'custom'
}

/** The one language of a project, or 'multi'. */
export function languageOf({ languages: [first, ...others] }: Pick<Project, 'languages'>) {
  return first === undefined || others.length > 0 ? 'multi' : first
}
