import type { PostWords } from '../post-facts.ts'

export const words: PostWords = {
  line: 'What happens between the first sketch and a file you can build from',
  meta: {
    title: 'UX/UI design in Figma as it really is | {studio}',
    description:
      'What goes into a design after the handsome screen: error states, empty screens, long texts, buildable components.',
    keywords: ['Figma', 'UX/UI design', 'design system', 'developer handoff'],
  },
  opening: {
    badge: 'Article',
    title: ['Designing in Figma', 'as it really is'],
    lead: 'A handsome screen is only the beginning. The rest is error states, empty screens, long texts and components that can be built without asking questions.',
  },
  sections: [],
}
