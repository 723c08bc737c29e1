import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  dates: { published: '2026-11-28', updated: '2026-11-28' },
  tags: ['law', 'business'],
  opening: { letter: 'ק', backdrop: 'plaster' },
  related: ['blog/negishut-atarim-hok', 'terms-of-service', 'services/app-development', 'contact'],
  sources: [
    'domain-rules',
    'domain-registrars',
    'copyright-law',
    'wordpress-license',
    'wix-export',
    'site-moves',
  ],
  isAboutLaw: true,
}
