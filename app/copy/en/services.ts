import type { Services } from '../he/services.ts'

export const services: Services = {
  learnMore: 'Learn more',
  learnMoreAbout: 'Learn more about {service}',
  popular: 'Popular',
}
