import type { PostWords } from '../post-facts.ts'

export const words: PostWords = {
  line: 'What you can build with them, and where they stop',
  meta: {
    title: 'Lovable and Base44 meet reality | {studio}',
    description:
      'What tools that turn text into an app can build, where they stop, and when to move to full development.',
    keywords: ['Lovable', 'Base44', 'building apps with AI', 'MVP'],
  },
  opening: {
    badge: 'Article',
    title: ['Lovable and Base44', 'meet reality'],
    lead: 'Tools that build an app from a written description are excellent for testing an idea fast. The hard part starts with permissions, real data and the third change, so plan for those early.',
  },
  sections: [],
}
