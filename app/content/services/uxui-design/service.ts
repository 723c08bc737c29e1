import type { ServiceFacts } from '../service-facts.ts'

export const service: ServiceFacts = {
  opening: { letter: 'ע', backdrop: 'lilac' },
  related: [
    'portfolio/viola-medical',
    'blog/kama-ole-itzuv-aplikatzia-2025',
    'package-builder',
    'contact',
  ],
  sections: ['what', 'screens', 'why', 'withoutIt', 'gains', 'work', 'process', 'terms', 'faq'],
  cardPrice: 'ui-design',
  offers: ['ui-design.basic', 'ui-design.advanced', 'ui-design.full'],
  projects: ['tlbank-webapp', 'chatmail-app'],
}
