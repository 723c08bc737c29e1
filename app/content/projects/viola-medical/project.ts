import { madeToMeasure } from '../project-facts.ts'

export const project = madeToMeasure({
  category: 'website',
  productType: 'uxui',
  niche: 'healthcare',
  technologies: ['Figma'],
  languages: ['he', 'en'],
  tags: ['premium'],
  orders: 3,
  year: 2024,
  deliveryTime: 21,
  hasMVPBonus: false,
  customPrice: 12_000,
  caseStudy: {
    opening: { letter: 'ו', backdrop: 'viola' },
    related: [
      'portfolio/mello-petshop',
      'services/uxui-design',
      'templates/aesthetic-clinic',
      'contact',
    ],
    screens: { desk: { shape: 'desk' }, booking: { shape: 'phone' } },
    sketches: { film: { shape: 'phone' }, rejected: { shape: 'desk' } },
  },
})
