import type { PaymentPlan } from '#domain/quotes/quote-line.ts'
import { priceSourcesOf, type PriceItemId } from './price-book.ts'
import { termOf } from './terms.ts'

/** Work can be cancelled for what is not done yet, a subscription for the time that is left. */
export type Cancellation = 'work' | 'subscription'

export type ItemTerms = {
  payment: PaymentPlan
  cancellation: Cancellation
  /** Days of free support after delivery. null: there is none, or it lasts as long as the term. */
  supportDays: number | null
  /** Days in which faults are corrected free of charge. null: nothing that can have a fault. */
  warrantyDays: number | null
}

const support = termOf('support').from
const { from: warranty, to: longWarranty } = termOf('warranty')

const built: ItemTerms = {
  payment: 'halves',
  cancellation: 'work',
  supportDays: support,
  warrantyDays: warranty,
}
const written: ItemTerms = { ...built, warrantyDays: null }
const advised: ItemTerms = { ...written, payment: 'prepaid', supportDays: null }
const subscribed: ItemTerms = {
  payment: 'year-ahead',
  cancellation: 'subscription',
  supportDays: null,
  warrantyDays: null,
}

function designed(size: 'basic' | 'advanced' | 'full'): ItemTerms {
  return { ...built, supportDays: termOf(`support.ui-design.${size}`).from }
}

/**
 * A full product has the support that its own table states, and never less than a smaller product:
 * the general support applies to it too.
 */
function product(size: 'basic' | 'advanced' | 'enterprise', warrantyDays: number): ItemTerms {
  const own = priceSourcesOf(`full-product.${size}`).flatMap(
    ({ scope }) => scope.supportDays?.from ?? [],
  )
  return { ...built, supportDays: Math.max(support, ...own), warrantyDays }
}

/**
 * The terms of everything that is sold, by the ids of the price book (docs/decisions/0105). Pages,
 * the terms of service, the builder, quotes, emails and PDFs read this table, so that one item has
 * one term everywhere.
 */
export const itemTerms = {
  'business-plan': written,
  'branding.basic': written,
  'branding.extended': written,
  'landing-page': built,
  website: built,
  'website.crm': subscribed,
  'shopify-store': built,
  'ai-portraits': written,
  'ai-agents': built,
  maintenance: subscribed,
  'digital-card': subscribed,
  'site-upgrade': built,
  'crm-setup': built,
  automation: built,
  guidance: written,
  'action-plan': advised,
  diagnosis: advised,
  'ux-mentoring.single': advised,
  'ux-mentoring.five': advised,
  'ux-mentoring.ten': { ...advised, payment: 'two-payments' },
  'ux-mentoring.retainer': { ...advised, payment: 'monthly', cancellation: 'subscription' },
  'figma-workshop.one-day': advised,
  'figma-workshop.three-days': advised,
  'figma-workshop.five-days': advised,
  'ui-design.basic': designed('basic'),
  'ui-design.advanced': designed('advanced'),
  'ui-design.full': designed('full'),
  mvp: built,
  'web-app': built,
  saas: built,
  'custom-app': built,
  'full-product.basic': product('basic', warranty),
  'full-product.advanced': product('advanced', longWarranty),
  'full-product.enterprise': product('enterprise', longWarranty),
} as const satisfies Partial<Record<PriceItemId, ItemTerms>>

export type SoldItemId = keyof typeof itemTerms

export const soldItemIds = Object.keys(itemTerms) as SoldItemId[]

export function isSoldItemId(id: string): id is SoldItemId {
  return Object.hasOwn(itemTerms, id)
}

export function termsOfItem(id: SoldItemId): ItemTerms {
  return itemTerms[id]
}
