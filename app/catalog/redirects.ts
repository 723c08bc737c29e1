import type { PagePath } from './pages.ts'
import type { ServiceId } from './services.ts'

/** Services that merged into others: in every language, with and without the language in front (requirements 2.4). */
export const movedServices = {
  'business-launch': 'digital-presence',
  'landing-pages': 'digital-presence',
  'smart-upgrade': 'strategic-consulting',
  'mvp-accelerator': 'app-development',
} as const satisfies Record<string, ServiceId>

/** Addresses without a language that lead to the Hebrew page. Services and case studies are added by their own tables. */
export const unprefixedPages = {
  contact: 'contact',
  about: 'about',
  portfolio: 'portfolio',
  privacy: 'privacy-policy',
  'privacy-policy': 'privacy-policy',
  terms: 'terms-of-service',
  'terms-of-service': 'terms-of-service',
} as const satisfies Record<string, PagePath>
