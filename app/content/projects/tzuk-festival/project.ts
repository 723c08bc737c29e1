import { brand } from '../project-facts.ts'

export const project = brand({
  niche: 'event',
  tags: ['new'],
  orders: 1,
  year: 2025,
  deliveryTime: 10,
  customPrice: 4_500,
})
