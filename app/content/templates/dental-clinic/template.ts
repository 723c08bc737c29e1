import type { TemplateFacts } from '../template-facts.ts'

export const template: TemplateFacts = {
  opening: { letter: 'ק', backdrop: 'dental' },
  related: ['templates/real-estate-investment', 'services/landing-page', 'contact'],
  socialImage: '/social/templates/dental-clinic-{lang}.jpg',
  niche: 'clinic',
  tags: ['hot'],
  orders: 21,
  deliveryTime: [5, 7],
  price: { ready: 1_290, custom: 2_000 },
}
