import { madeToMeasure } from '../project-facts.ts'

export const project = madeToMeasure({
  category: 'webapp',
  productType: 'webapp',
  niche: 'finance',
  technologies: ['React', 'TypeScript', 'Node.js', 'PostgreSQL'],
  languages: ['he', 'en'],
  tags: ['premium'],
  orders: 2,
  isAdvanced: true,
  year: 2025,
  deliveryTime: [60, 90],
  hasMVPBonus: true,
  customPrice: 50_000,
  caseStudy: {
    opening: { letter: 'ט', backdrop: 'tlbank' },
    related: ['portfolio/viola-medical', 'services/uxui-design', 'contact'],
    screens: { desk: { shape: 'desk' }, transfer: { shape: 'phone' } },
    sketches: { film: { shape: 'phone' }, rejected: { shape: 'desk' }, day: { shape: 'desk' } },
  },
})
