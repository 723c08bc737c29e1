import { madeToMeasure } from '../project-facts.ts'

export const project = madeToMeasure({
  category: 'webapp',
  productType: 'webapp',
  niche: 'saas',
  technologies: ['React', 'TypeScript', 'Google Calendar'],
  languages: ['he', 'en'],
  tags: [],
  orders: 6,
  isAdvanced: true,
  year: 2024,
  deliveryTime: [30, 60],
  hasMVPBonus: true,
  customPrice: 36_000,
  caseStudy: {
    opening: { letter: 'א', backdrop: 'expertpower' },
    related: ['portfolio/tlbank-webapp', 'services/uxui-design', 'contact'],
    screens: { desk: { shape: 'desk' }, today: { shape: 'phone' } },
    sketches: { film: { shape: 'phone' }, rejected: { shape: 'desk' } },
  },
})
