import type { TemplateFacts } from '../template-facts.ts'

export const template: TemplateFacts = {
  opening: { letter: 'כ', backdrop: 'finance' },
  related: ['templates/crystal-workshop', 'services/landing-page', 'contact'],
  // The page is typographic, like a poster, so its social image is too.
  socialImage: '/social/templates/financial-course-{lang}.jpg',
  niche: 'course',
  tags: ['new'],
  orders: 8,
  deliveryTime: 5,
  price: { ready: 1_190, custom: 1_900 },
}
