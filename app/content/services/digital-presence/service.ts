import type { ServiceFacts } from '../service-facts.ts'

export const service: ServiceFacts = {
  opening: { letter: 'נ', backdrop: 'ink' },
  related: [
    'services/websites',
    'services/online-store',
    'blog/ahzakat-atar-alut-shnatit',
    'blog/digital-presence-2025-ai-era',
  ],
  offers: [
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
  groups: [
    {
      id: 'parts',
      offers: [
        'business-plan',
        'branding.basic',
        'branding.extended',
        'website',
        'website.crm',
        'shopify-store',
        'ai-agents',
        'ai-portraits',
      ],
    },
    { id: 'business-launch', bundle: 'business-launch' },
    {
      id: 'smart-upgrade',
      offers: ['action-plan', 'site-upgrade', 'crm-setup', 'automation', 'guidance'],
      bundle: 'smart-upgrade',
    },
  ],
  proof: 'mello-petshop',
  formerPaths: ['services/business-launch', 'services/landing-pages'],
}
