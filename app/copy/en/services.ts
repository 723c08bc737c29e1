import type { Services } from '../he/services.ts'

export const services: Services = {
  learnMore: 'Learn more',
  learnMoreAbout: 'Learn more about {service}',
  popular: 'Popular',
  items: {
    'app-development': {
      name: 'App development',
      line: 'A first product that works, not a slide deck',
    },
    'uxui-design': { name: 'UX/UI design', line: 'A tidy Figma file that developers enjoy' },
    'landing-page': { name: 'Landing pages', line: 'One page, one goal, live within days' },
    'digital-presence': {
      name: 'Digital presence and branding',
      line: 'Business plan, brand and website, only what you need',
    },
    'strategic-consulting': {
      name: 'Strategic consulting and mentoring',
      line: 'Decide what to build before you build it',
    },
    'digital-business-card': {
      name: 'Digital business card',
      line: 'Three languages, saved to contacts in one tap',
    },
  },
}
