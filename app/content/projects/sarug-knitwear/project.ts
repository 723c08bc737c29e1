import { brand } from '../project-facts.ts'

export const project = brand({
  niche: 'fashion',
  tags: [],
  orders: 1,
  year: 2023,
  deliveryTime: 10,
  customPrice: 3_200,
})
