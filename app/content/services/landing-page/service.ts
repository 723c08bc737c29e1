import type { ServiceFacts } from '../service-facts.ts'

export const service: ServiceFacts = {
  opening: { letter: 'ד', backdrop: 'citron' },
  related: [
    'blog/kama-ole-daf-nechita',
    'services/websites',
    'services/online-store',
    'package-builder',
  ],
  offers: ['landing-page'],
  proof: 'templates',
}
