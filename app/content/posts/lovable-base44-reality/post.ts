import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  dates: { published: '2026-11-22', updated: '2026-11-22' },
  tags: ['business', 'ai', 'budget'],
  opening: { letter: 'ה', backdrop: 'plaster' },
  related: ['blog/7-ux-mistakes-killing-conversions', 'services/app-development', 'contact'],
  sources: ['lovable-docs', 'access-control', 'privacy-law', 'apple-review'],
}
