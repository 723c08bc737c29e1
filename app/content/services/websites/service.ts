import type { ServiceFacts } from '../service-facts.ts'

export const service: ServiceFacts = {
  opening: { letter: 'ב', backdrop: 'sea' },
  related: [
    'blog/kama-ole-livnot-atar',
    'blog/wordpress-wix-o-kod',
    'services/online-store',
    'package-builder',
  ],
  offers: ['website', 'website.crm'],
  proof: 'viola-medical',
}
