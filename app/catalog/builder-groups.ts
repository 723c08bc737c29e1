import type { SellableId } from './sellables.ts'

/** How the package builder groups the sellables. Each is in exactly one group. */
export const builderGroups = {
  foundation: ['business-plan', 'branding', 'ai-portraits'],
  web: ['landing-page', 'website', 'shopify-store', 'digital-card', 'maintenance'],
  existing: ['site-upgrade', 'crm-setup', 'automation', 'ai-agents', 'guidance'],
  product: ['ui-design', 'mvp', 'full-product'],
  consulting: ['action-plan', 'ux-mentoring', 'figma-workshop'],
} as const satisfies Record<string, readonly SellableId[]>

export type BuilderGroupId = keyof typeof builderGroups

export const builderGroupIds = Object.keys(builderGroups) as BuilderGroupId[]
