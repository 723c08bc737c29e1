import { brand } from '../project-facts.ts'

export const project = brand({
  niche: 'health',
  tags: [],
  orders: 3,
  year: 2024,
  deliveryTime: 10,
  customPrice: 3_800,
})
