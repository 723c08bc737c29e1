import type { ServiceFacts } from '../service-facts.ts'

export const service: ServiceFacts = {
  opening: { letter: 'כ', backdrop: 'lilac' },
  related: ['qr-generator', 'services', 'contact'],
  offers: ['digital-card'],
  proof: 'card',
}
