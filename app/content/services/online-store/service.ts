import type { ServiceFacts } from '../service-facts.ts'

export const service: ServiceFacts = {
  opening: { letter: 'ח', backdrop: 'fig' },
  related: [
    'blog/hanut-internet-ivrit',
    'services/websites',
    'services/landing-page',
    'package-builder',
  ],
  offers: ['shopify-store'],
  proof: 'mello-petshop',
}
