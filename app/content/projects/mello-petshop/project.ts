import { madeToMeasure } from '../project-facts.ts'

export const project = madeToMeasure({
  category: 'website',
  productType: 'ecommerce',
  niche: 'pets',
  technologies: ['Shopify', 'Liquid', 'Figma'],
  languages: ['he'],
  tags: ['recommended'],
  orders: 9,
  year: 2024,
  deliveryTime: [14, 21],
  hasMVPBonus: false,
  customPrice: 9_000,
  caseStudy: {
    opening: { letter: 'מ', backdrop: 'mello' },
    related: ['portfolio/chatmail-app', 'services/digital-presence', 'contact'],
    screens: { desk: { shape: 'desk' }, product: { shape: 'phone' } },
    sketches: { film: { shape: 'desk' }, rejected: { shape: 'desk' } },
  },
})
