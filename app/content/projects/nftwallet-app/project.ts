import { madeToMeasure } from '../project-facts.ts'

export const project = madeToMeasure({
  category: 'mobile',
  productType: 'mobile',
  niche: 'finance',
  technologies: ['React Native', 'Expo', 'Ethereum'],
  languages: ['en'],
  tags: [],
  orders: 1,
  isAdvanced: true,
  year: 2023,
  deliveryTime: 'by-scope',
  hasMVPBonus: true,
  customPrice: 38_000,
  isCoverForAll: true,
  caseStudy: {
    opening: { letter: 'נ', backdrop: 'nftwallet' },
    related: ['portfolio/growth-webapp', 'services/app-development', 'contact'],
    screens: {
      approval: { shape: 'phone', isForAll: true },
      collection: { shape: 'phone', isForAll: true },
    },
    sketches: {
      film: { shape: 'phone', isForAll: true },
      rejected: { shape: 'phone', isForAll: true },
    },
  },
})
