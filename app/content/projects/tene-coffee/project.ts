import { brand } from '../project-facts.ts'

export const project = brand({
  niche: 'food',
  tags: ['recommended'],
  orders: 2,
  year: 2024,
  deliveryTime: [7, 10],
  customPrice: 4_500,
})
