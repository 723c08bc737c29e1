import { madeToMeasure } from '../project-facts.ts'

export const project = madeToMeasure({
  category: 'mobile',
  productType: 'mobile',
  niche: 'reviews',
  technologies: ['React Native', 'Expo', 'Google Maps'],
  languages: ['he', 'en'],
  tags: ['hot'],
  orders: 3,
  year: 2024,
  deliveryTime: [21, 90],
  hasMVPBonus: true,
  customPrice: 34_000,
  caseStudy: {
    opening: { letter: 'ר', backdrop: 'rody' },
    related: ['portfolio/nftwallet-app', 'services/app-development', 'contact'],
    screens: { map: { shape: 'phone' }, tip: { shape: 'phone' } },
    sketches: { film: { shape: 'phone' }, rejected: { shape: 'phone' } },
  },
})
