import type { BasisPoints } from '#domain/money.ts'
import type { SubscriptionTerm } from '#domain/pricing/price-list.ts'
import type { PriceItemId } from './price-book.ts'
import type { ServicePageId } from './services.ts'

const years: SubscriptionTerm = { usual: 12, min: 12, max: 36, step: 12 }
const months: SubscriptionTerm = { usual: 1, min: 1, max: 12, step: 1 }

type Part = {
  item: PriceItemId
  /** Paid per month, for a term in this range. */
  term?: SubscriptionTerm
}

type Sellable = {
  /** The page of this service. */
  page: ServicePageId
  /** Sold only in the package builder, together with another service. */
  isBuilderOnly?: boolean
  /** Discount on this service, applied before any other discount. */
  ownDiscount?: BasisPoints
  /** The price is a minimum; the final amount is agreed with the client. */
  isStartingPrice?: boolean
  /** A service has either one price or options, never both. */
  price?: Part
  options?: Record<string, Part>
  addons?: Record<string, Part>
}

/**
 * Everything that a package or a quote can contain (requirements 5.1), in the order of the builder.
 */
export const sellables = {
  'business-plan': {
    page: 'digital-presence',
    ownDiscount: 1_000,
    price: { item: 'business-plan' },
  },
  branding: {
    page: 'digital-presence',
    options: { basic: { item: 'branding.basic' }, extended: { item: 'branding.extended' } },
  },
  'landing-page': { page: 'landing-page', price: { item: 'landing-page' } },
  website: {
    page: 'websites',
    price: { item: 'website' },
    addons: { crm: { item: 'website.crm', term: years } },
  },
  'shopify-store': { page: 'online-store', price: { item: 'shopify-store' } },
  'ai-portraits': { page: 'digital-presence', price: { item: 'ai-portraits' } },
  'ai-agents': { page: 'digital-presence', price: { item: 'ai-agents' } },
  maintenance: {
    page: 'websites',
    isBuilderOnly: true,
    price: { item: 'maintenance', term: years },
  },
  'digital-card': { page: 'digital-business-card', price: { item: 'digital-card', term: years } },
  'site-upgrade': { page: 'digital-presence', price: { item: 'site-upgrade' } },
  'crm-setup': { page: 'digital-presence', price: { item: 'crm-setup' } },
  automation: { page: 'digital-presence', price: { item: 'automation' } },
  guidance: { page: 'digital-presence', price: { item: 'guidance' } },
  'action-plan': { page: 'strategic-consulting', price: { item: 'action-plan' } },
  'ux-mentoring': {
    page: 'strategic-consulting',
    options: {
      single: { item: 'ux-mentoring.single' },
      five: { item: 'ux-mentoring.five' },
      ten: { item: 'ux-mentoring.ten' },
      retainer: { item: 'ux-mentoring.retainer', term: months },
    },
  },
  'figma-workshop': {
    page: 'strategic-consulting',
    options: {
      'one-day': { item: 'figma-workshop.one-day' },
      'three-days': { item: 'figma-workshop.three-days' },
      'five-days': { item: 'figma-workshop.five-days' },
    },
  },
  'ui-design': {
    page: 'uxui-design',
    isStartingPrice: true,
    options: {
      basic: { item: 'ui-design.basic' },
      advanced: { item: 'ui-design.advanced' },
      full: { item: 'ui-design.full' },
    },
  },
  mvp: { page: 'app-development', isStartingPrice: true, price: { item: 'mvp' } },
  'full-product': {
    page: 'app-development',
    isStartingPrice: true,
    options: {
      basic: { item: 'full-product.basic' },
      advanced: { item: 'full-product.advanced' },
      enterprise: { item: 'full-product.enterprise' },
    },
  },
} as const satisfies Record<string, Sellable>

export type SellableId = keyof typeof sellables

export const sellableIds = Object.keys(sellables) as SellableId[]

export function isSellableId(id: unknown): id is SellableId {
  return sellableIds.some((known) => known === id)
}

type Parts<Id extends SellableId, Kind extends 'options' | 'addons'> =
  (typeof sellables)[Id] extends Record<Kind, infer Table> ? keyof Table & string : never

/** 'basic' of 'branding'. */
export type OptionId<Id extends SellableId> = Parts<Id, 'options'>

/** 'crm' of 'website'. */
export type AddonId<Id extends SellableId> = Parts<Id, 'addons'>

/** The id of a basket line: 'branding.basic', 'website.crm'. */
export type PartId = { [Id in SellableId]: `${Id}.${OptionId<Id> | AddonId<Id>}` }[SellableId]

export function requireSellable(id: SellableId): Sellable {
  return sellables[id]
}
