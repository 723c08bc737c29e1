import type { ServiceFacts } from '../service-facts.ts'

export const service: ServiceFacts = {
  opening: { letter: 'ד', backdrop: 'citron' },
  related: ['templates/law-firm', 'templates/dental-clinic', 'package-builder', 'contact'],
  sections: [
    'what',
    'anatomy',
    'why',
    'offers',
    'withoutIt',
    'templates',
    'process',
    'gains',
    'terms',
    'faq',
  ],
  cardPrice: 'landing-page',
  offers: ['landing-page', 'website', 'shopify-store'],
  projects: [],
}
