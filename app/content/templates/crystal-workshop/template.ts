import type { TemplateFacts } from '../template-facts.ts'

export const template: TemplateFacts = {
  opening: { letter: 'א', backdrop: 'crystal' },
  related: ['templates/aesthetic-clinic', 'services/landing-page', 'contact'],
  socialImage: '/social/templates/crystal-workshop-{lang}.jpg',
  niche: 'event',
  tags: [],
  orders: 6,
  deliveryTime: 5,
  price: { ready: 990, custom: 1_800 },
}
