import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  dates: { published: '2026-11-28', updated: '2026-11-28' },
  tags: ['budget'],
  opening: { letter: 'ה', backdrop: 'plaster' },
  related: [
    'blog/shel-mi-hakod-vehadomain',
    'services/digital-presence',
    'package-builder',
    'contact',
  ],
  sources: [
    'domain-registrars',
    'domain-rules',
    'wordpress-updates',
    'web-vitals',
    'privacy-security-regulations',
    'local-business-data',
  ],
}
