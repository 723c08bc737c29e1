import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  dates: { published: '2026-11-22', updated: '2026-11-28' },
  tags: ['design', 'business'],
  opening: { letter: 'ז', backdrop: 'plaster' },
  related: ['blog/kama-ole-itzuv-aplikatzia-2025', 'services/landing-page', 'contact'],
  sources: ['largest-paint', 'web-vitals', 'sign-up-forms'],
}
