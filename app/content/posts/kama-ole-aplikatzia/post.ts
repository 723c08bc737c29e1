import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  dates: { published: '2026-11-28', updated: '2026-11-28' },
  tags: ['budget', 'design'],
  opening: { letter: 'פ', backdrop: 'plaster' },
  related: [
    'blog/ahzakat-atar-alut-shnatit',
    'services/app-development',
    'estimate-calculator',
    'contact',
  ],
  sources: [
    'apple-membership',
    'google-play-account',
    'apple-review',
    'access-control',
    'privacy-law',
  ],
}
