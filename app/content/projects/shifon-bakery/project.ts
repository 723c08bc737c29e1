import { madeToMeasure } from '../project-facts.ts'

export const project = madeToMeasure({
  category: 'website',
  productType: 'website',
  niche: 'food',
  technologies: ['React', 'TypeScript', 'Node.js'],
  languages: ['he'],
  tags: ['new'],
  orders: 4,
  year: 2025,
  deliveryTime: 14,
  hasMVPBonus: false,
  customPrice: 7_500,
})
