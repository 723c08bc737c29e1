import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  dates: { published: '2026-11-28', updated: '2026-11-28' },
  tags: ['business', 'law'],
  opening: { letter: 'מ', backdrop: 'plaster' },
  related: [
    'blog/wordpress-wix-o-kod',
    'templates/law-firm',
    'templates/aesthetic-clinic',
    'contact',
  ],
  sources: [
    'bar-advertising-rules',
    'bar-advertising-guide',
    'dentist-advertising-rules',
    'patient-rights-law',
    'privacy-security-regulations',
    'privacy-law',
    'local-business-data',
  ],
  isAboutLaw: true,
}
