import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  dates: { published: '2026-11-22', updated: '2026-11-22' },
  tags: ['budget', 'design'],
  opening: { letter: 'ש', backdrop: 'plaster' },
  related: [
    'blog/digital-presence-2025-ai-era',
    'services/uxui-design',
    'estimate-calculator',
    'contact',
  ],
  sources: ['apple-membership', 'google-play-account'],
}
