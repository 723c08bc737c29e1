import type { Services } from '../he/services.ts'

export const services: Services = {
  learnMore: 'Learn more',
  popular: 'Popular',
}
