import type { PostFacts } from '../post-facts.ts'

export const post: PostFacts = {
  dates: { published: '2026-11-28', updated: '2026-11-28' },
  tags: ['law'],
  opening: { letter: 'נ', backdrop: 'plaster' },
  related: ['blog/tikun-13-baalei-atarim', 'accessibility', 'services/digital-presence', 'contact'],
  sources: [
    'equal-rights-law',
    'accessibility-regulations',
    'accessibility-questionnaire',
    'accessibility-exemption',
    'accessibility-guide',
    'wcag-2-0',
    'wcag-2-2',
    'easy-checks',
  ],
  isAboutLaw: true,
}
