import type { ServiceFacts } from '../service-facts.ts'

export const service: ServiceFacts = {
  opening: { letter: 'ב', backdrop: 'sea' },
  related: ['services/landing-page', 'services/online-store', 'package-builder'],
  offers: ['website', 'website.crm'],
  proof: 'viola-medical',
}
