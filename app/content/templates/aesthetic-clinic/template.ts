import type { TemplateFacts } from '../template-facts.ts'

export const template: TemplateFacts = {
  opening: { letter: 'ע', backdrop: 'skin' },
  related: [
    'templates/aesthetic-clinic/treatments',
    'templates/aesthetic-clinic/pricing',
    'templates/law-firm',
    'contact',
  ],
  socialImage: '/social/templates/aesthetic-clinic-{lang}.jpg',
  niche: 'clinic',
  tags: ['hot', 'premium'],
  orders: 17,
  deliveryTime: 7,
  price: { ready: 2_200, custom: 4_500 },
}
