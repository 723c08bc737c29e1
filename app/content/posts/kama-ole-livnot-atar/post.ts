import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  dates: { published: '2026-11-28', updated: '2026-11-28' },
  tags: ['budget'],
  opening: { letter: 'א', backdrop: 'plaster' },
  related: ['blog/kama-ole-daf-nechita', 'services/websites', 'package-builder', 'contact'],
  sources: [
    'wix-plans',
    'shopify-pricing',
    'domain-registrars',
    'web-vitals',
    'search-starter-guide',
    'accessibility-regulations',
  ],
}
