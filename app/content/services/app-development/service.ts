import type { ServiceFacts } from '../service-facts.ts'

export const service: ServiceFacts = {
  opening: { letter: 'פ', backdrop: 'fig' },
  related: ['portfolio/tlbank-webapp', 'blog/lovable-base44-reality', 'package-builder', 'contact'],
  sections: [
    'what',
    'mvp',
    'fullProduct',
    'why',
    'withoutIt',
    'process',
    'offers',
    'gains',
    'work',
    'terms',
    'faq',
  ],
  cardPrice: 'mvp',
  offers: [
    'mvp',
    'full-product.enterprise',
    'full-product.advanced',
    'full-product.basic',
    'web-app',
    'saas',
    'custom-app',
  ],
  projects: ['rody-app', 'expertpower-webapp'],
  formerPaths: ['services/mvp-accelerator'],
}
