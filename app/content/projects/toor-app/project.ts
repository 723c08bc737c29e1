import { brand } from '../project-facts.ts'

export const project = brand({
  niche: 'saas',
  tags: ['new'],
  orders: 2,
  year: 2025,
  deliveryTime: 7,
  customPrice: 2_900,
})
