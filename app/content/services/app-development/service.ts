import type { ServiceFacts } from '../service-facts.ts'

export const service: ServiceFacts = {
  opening: { letter: 'פ', backdrop: 'fig' },
  related: [
    'blog/kama-ole-aplikatzia',
    'portfolio/tlbank-webapp',
    'blog/lovable-base44-reality',
    'package-builder',
  ],
  offers: [
    'mvp',
    'full-product.enterprise',
    'full-product.advanced',
    'full-product.basic',
    'web-app',
    'saas',
    'custom-app',
  ],
  groups: [
    { id: 'mvp', offers: ['mvp'] },
    { id: 'products', offers: ['web-app', 'saas', 'custom-app'] },
    {
      id: 'full-product',
      offers: ['full-product.basic', 'full-product.advanced', 'full-product.enterprise'],
    },
  ],
  proof: 'rody-app',
  formerPaths: ['services/mvp-accelerator'],
}
