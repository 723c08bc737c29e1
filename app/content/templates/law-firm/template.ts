import type { TemplateFacts } from '../template-facts.ts'

export const template: TemplateFacts = {
  opening: { letter: 'ל', backdrop: 'law' },
  related: ['templates/dental-clinic', 'services/landing-page', 'contact'],
  socialImage: '/social/templates/law-firm-{lang}.jpg',
  niche: 'legal',
  tags: ['recommended'],
  orders: 14,
  deliveryTime: [5, 7],
  price: { ready: 1_490, custom: 2_200 },
}
