import type { PriceItemId } from './price-book.ts'
import type { CaseStudyId } from './projects.ts'
import type { ServiceId } from './services.ts'

/** What each service page prices, in its order. */
export const serviceOffers = {
  'app-development': [
    'mvp',
    'full-product.enterprise',
    'full-product.advanced',
    'full-product.basic',
    'web-app',
    'saas',
    'custom-app',
  ],
  'uxui-design': ['ui-design.basic', 'ui-design.advanced', 'ui-design.full'],
  'landing-page': ['landing-page', 'website', 'shopify-store'],
  'digital-presence': [
    'business-plan',
    'branding.basic',
    'branding.extended',
    'website',
    'website.crm',
    'shopify-store',
    'ai-agents',
    'ai-portraits',
    'action-plan',
    'site-upgrade',
    'crm-setup',
    'automation',
    'guidance',
  ],
  'strategic-consulting': [
    'diagnosis',
    'ux-mentoring.single',
    'ux-mentoring.five',
    'ux-mentoring.ten',
    'ux-mentoring.retainer',
    'figma-workshop.one-day',
    'figma-workshop.three-days',
    'figma-workshop.five-days',
    'action-plan',
  ],
  'digital-business-card': ['digital-card'],
} as const satisfies Record<ServiceId, readonly PriceItemId[]>

/** The work that shows best what each service is. The landing pages show their templates instead. */
export const serviceProjects = {
  'app-development': ['rody-app', 'expertpower-webapp'],
  'uxui-design': ['tlbank-webapp', 'chatmail-app'],
  'landing-page': [],
  'digital-presence': ['mello-petshop', 'viola-medical'],
  'strategic-consulting': ['growth-webapp', 'nftwallet-app'],
  // Whoever hands out such a card: consultants and clinics.
  'digital-business-card': ['expertpower-webapp', 'viola-medical'],
} as const satisfies Record<ServiceId, readonly CaseStudyId[]>
