import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  dates: { published: '2026-11-28', updated: '2026-11-28' },
  tags: ['business', 'law'],
  opening: { letter: 'ח', backdrop: 'plaster' },
  related: ['blog/kama-ole-livnot-atar', 'services/digital-presence', 'package-builder', 'contact'],
  sources: [
    'shopify-payments',
    'shopify-pricing',
    'consumer-law',
    'distance-sale',
    'vat-law',
    'allocation-circular',
    'html-direction',
  ],
  isAboutLaw: true,
}
