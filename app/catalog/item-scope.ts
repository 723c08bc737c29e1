import type { SoldItemId } from './item-terms.ts'

/** Who writes the texts: the studio, the client, or the client with the studio editing. */
export type TextsBy = 'studio' | 'client' | 'edited'

/** What a client pays to others, and what a price does not include; copy/service-page.ts names them. */
export type Excluded =
  | 'domain'
  | 'hosting'
  | 'store-plan'
  | 'photos'
  | 'ads'
  | 'product-texts'
  | 'printing'
  | 'trademark'
  | 'tax-advice'
  | 'development'
  | 'design'
  | 'app-stores'
  | 'services'
  | 'tool-plans'

/** What a finished product costs each year, paid to its providers in the client's name. */
export type YearlyCost = 'site' | 'store' | 'app'

export type ItemScope = {
  /** Rounds of corrections. null: the price table states them by size, or there are none. */
  rounds: number | null
  texts: TextsBy | null
  excluded: readonly Excluded[]
  yearly: YearlyCost | null
}

const page: ItemScope = {
  rounds: 2,
  texts: 'studio',
  excluded: ['domain', 'hosting', 'photos', 'ads'],
  yearly: 'site',
}
const document: ItemScope = { rounds: 2, texts: 'studio', excluded: [], yearly: null }
const brand: ItemScope = {
  rounds: 2,
  texts: null,
  excluded: ['printing', 'trademark'],
  yearly: null,
}
const advice: ItemScope = {
  rounds: null,
  texts: null,
  excluded: ['design', 'development'],
  yearly: null,
}
const drawn: ItemScope = { rounds: null, texts: 'edited', excluded: ['development'], yearly: null }
const built: ItemScope = {
  rounds: 2,
  texts: 'studio',
  excluded: ['hosting', 'app-stores', 'services'],
  yearly: 'app',
}
/** Its rounds are in the price table. */
const product: ItemScope = { ...built, rounds: null }
const upgrade: ItemScope = { rounds: 2, texts: 'edited', excluded: ['tool-plans'], yearly: null }
const subscription: ItemScope = { rounds: null, texts: null, excluded: [], yearly: null }

/**
 * What each price includes and what it does not (docs/decisions/0107). Pages, the builder and quotes
 * read this table.
 */
const itemScopes: Record<SoldItemId, ItemScope> = {
  'business-plan': { ...document, excluded: ['tax-advice'] },
  'branding.basic': brand,
  'branding.extended': { ...brand, rounds: 3 },
  'landing-page': page,
  website: page,
  'website.crm': subscription,
  'shopify-store': {
    rounds: 2,
    texts: 'edited',
    excluded: ['domain', 'store-plan', 'product-texts', 'photos', 'ads'],
    yearly: 'store',
  },
  'ai-portraits': { rounds: 1, texts: null, excluded: ['printing'], yearly: null },
  'ai-agents': { rounds: 2, texts: 'edited', excluded: ['services'], yearly: null },
  maintenance: { ...subscription, excluded: ['domain', 'hosting'] },
  'digital-card': { ...subscription, texts: 'client', excluded: ['printing'] },
  'site-upgrade': { ...upgrade, excluded: ['hosting', 'photos'] },
  'crm-setup': upgrade,
  automation: upgrade,
  guidance: { ...subscription, excluded: ['development'] },
  'action-plan': { ...advice, rounds: 1 },
  diagnosis: advice,
  'ux-mentoring.single': advice,
  'ux-mentoring.five': advice,
  'ux-mentoring.ten': advice,
  'ux-mentoring.retainer': advice,
  'figma-workshop.one-day': advice,
  'figma-workshop.three-days': advice,
  'figma-workshop.five-days': advice,
  'ui-design.basic': drawn,
  'ui-design.advanced': drawn,
  'ui-design.full': drawn,
  mvp: built,
  'web-app': built,
  saas: built,
  'custom-app': built,
  'full-product.basic': product,
  'full-product.advanced': { ...product, rounds: 6 },
  'full-product.enterprise': product,
}

export function itemScopeOf(id: SoldItemId): ItemScope {
  return itemScopes[id]
}
