import type { SellableId } from './sellables.ts'

/** How the package builder lays out what is sold. Everything stands in one group. */
export const builderGroups = {
  foundation: ['business-plan', 'branding', 'ai-portraits'],
  web: ['landing-page', 'website', 'shopify-store', 'digital-card', 'maintenance'],
  existing: ['site-upgrade', 'crm-setup', 'automation', 'ai-agents', 'guidance'],
  product: ['ui-design', 'mvp', 'full-product'],
  consulting: ['action-plan', 'ux-mentoring', 'figma-workshop'],
} as const satisfies Record<string, readonly SellableId[]>

export type BuilderGroupId = keyof typeof builderGroups

export const builderGroupIds = Object.keys(builderGroups) as BuilderGroupId[]

/**
 * The letter that stands for each: one of its Hebrew name, no two alike. In both languages, for it
 * is a picture of a letter.
 */
export const sellableLetters = {
  'business-plan': 'ת',
  branding: 'מ',
  'ai-portraits': 'ב',
  'landing-page': 'ד',
  website: 'א',
  'shopify-store': 'ח',
  'digital-card': 'כ',
  maintenance: 'ז',
  'site-upgrade': 'ש',
  'crm-setup': 'ק',
  automation: 'ט',
  'ai-agents': 'ס',
  guidance: 'ל',
  'ui-design': 'ע',
  mvp: 'ר',
  'full-product': 'צ',
  'action-plan': 'פ',
  'ux-mentoring': 'י',
  'figma-workshop': 'נ',
} as const satisfies Record<SellableId, string>
