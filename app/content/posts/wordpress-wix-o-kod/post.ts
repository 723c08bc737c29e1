import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  dates: { published: '2026-11-28', updated: '2026-11-28' },
  tags: ['business', 'budget'],
  opening: { letter: 'ש', backdrop: 'plaster' },
  related: ['blog/hanut-internet-ivrit', 'services/digital-presence', 'contact'],
  sources: [
    'wordpress-license',
    'wordpress-updates',
    'wix-plans',
    'wix-export',
    'shopify-pricing',
    'web-vitals',
  ],
}
