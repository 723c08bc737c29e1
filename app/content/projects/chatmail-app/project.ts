import { madeToMeasure } from '../project-facts.ts'

export const project = madeToMeasure({
  category: 'mobile',
  productType: 'mobile',
  niche: 'saas',
  technologies: ['React Native', 'Expo', 'OpenAI API'],
  languages: ['he', 'en'],
  tags: ['hot', 'premium'],
  orders: 4,
  isAdvanced: true,
  year: 2025,
  deliveryTime: [45, 90],
  hasMVPBonus: true,
  customPrice: 42_000,
  isCoverForAll: true,
  caseStudy: {
    opening: { letter: 'צ', backdrop: 'chatmail' },
    related: ['portfolio/rody-app', 'services/app-development', 'contact'],
    screens: {
      inbox: { shape: 'phone', isForAll: true, detailsFor: 'he' },
      summary: { shape: 'phone' },
      english: { shape: 'phone', isForAll: true },
    },
    sketches: { film: { shape: 'phone' }, rejected: { shape: 'phone' } },
  },
})
