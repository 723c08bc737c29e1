import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  dates: { published: '2026-11-28', updated: '2026-11-28' },
  tags: ['budget', 'business'],
  opening: { letter: 'ד', backdrop: 'plaster' },
  related: ['blog/kama-ole-aplikatzia', 'services/landing-page', 'contact'],
  sources: [
    'landing-page-quality',
    'largest-paint',
    'sign-up-forms',
    'accessibility-regulations',
    'privacy-law',
  ],
}
