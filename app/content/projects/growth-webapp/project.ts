import { madeToMeasure } from '../project-facts.ts'

export const project = madeToMeasure({
  category: 'webapp',
  productType: 'webapp',
  niche: 'corporate',
  technologies: ['React', 'TypeScript', 'Google Analytics API'],
  languages: ['he', 'en'],
  tags: ['recommended'],
  orders: 5,
  isAdvanced: true,
  year: 2025,
  deliveryTime: [30, 60],
  hasMVPBonus: true,
  customPrice: 32_000,
  caseStudy: {
    opening: { letter: 'ג', backdrop: 'growth' },
    related: ['portfolio/expertpower-webapp', 'services/app-development', 'contact'],
    screens: { desk: { shape: 'desk' }, alert: { shape: 'phone' } },
    sketches: { film: { shape: 'desk' }, rejected: { shape: 'desk' } },
  },
})
