import { madeToMeasure } from '../project-facts.ts'

export const project = madeToMeasure({
  category: 'website',
  productType: 'website',
  niche: 'corporate',
  technologies: ['React', 'TypeScript', 'Node.js'],
  languages: ['he', 'en'],
  tags: [],
  orders: 5,
  year: 2023,
  deliveryTime: [10, 14],
  hasMVPBonus: false,
  customPrice: 8_500,
})
