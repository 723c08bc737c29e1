import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  dates: { published: '2026-11-28', updated: '2026-11-28' },
  tags: ['law'],
  opening: { letter: 'ת', backdrop: 'plaster' },
  related: [
    'blog/atar-lemirpaa-o-orech-din',
    'privacy-policy',
    'services/digital-presence',
    'contact',
  ],
  sources: ['privacy-law', 'privacy-security-regulations', 'sign-up-forms'],
  isAboutLaw: true,
}
