import type { ServiceFacts } from '../service-facts.ts'

export const service: ServiceFacts = {
  opening: { letter: 'כ', backdrop: 'lilac' },
  related: ['qr-generator', 'services/digital-presence', 'contact'],
  sections: ['what', 'live', 'why', 'withoutIt', 'gains', 'work', 'process', 'terms', 'faq'],
  cardPrice: 'digital-card',
  offers: ['digital-card'],
  projects: ['expertpower-webapp', 'viola-medical'],
}
