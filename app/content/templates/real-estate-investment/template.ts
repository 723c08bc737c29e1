import type { TemplateFacts } from '../template-facts.ts'

export const template: TemplateFacts = {
  opening: { letter: 'ג', backdrop: 'estate' },
  related: ['templates/financial-course', 'services/landing-page', 'contact'],
  socialImage: '/social/templates/real-estate-investment-{lang}.jpg',
  niche: 'realestate',
  tags: ['premium'],
  orders: 11,
  deliveryTime: 7,
  price: { ready: 1_890, custom: 2_400 },
}
