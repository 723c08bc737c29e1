import type { PageWords } from '#content/page-words.ts'

export const words: PageWords = {
  link: 'Read the blog',
  menuName: 'Blog',
  meta: {
    title: 'Blog for business owners: cost, design and AI | {studio}',
    description:
      'Short articles on cost, on how design is done, on AI tools and on the mistakes that drive visitors away.',
    keywords: ['UX blog', 'product design', 'app cost', 'AI website builders'],
  },
  opening: {
    badge: 'Blog',
    title: ['Notes from', 'the studio desk'],
    lead: 'What clients ask before they start: what it costs, how it is built and where projects go wrong.',
  },
}
