import type { PostWords } from '../post-facts.ts'

export const words: PostWords = {
  line: 'How a business stays findable when customers ask a chatbot instead of searching',
  meta: {
    title: 'Being found in the age of AI | {studio}',
    description:
      'Customers ask a chatbot before they search. What a site should say so that there is something to quote from it.',
    keywords: ['digital presence', 'AI', 'search', 'small business marketing'],
  },
  opening: {
    badge: 'Article',
    title: ['Being found', 'in the age of AI'],
    lead: 'Customers now ask a chatbot before they search. A site that says clearly what you do, for whom and where gives the machine something to quote too.',
  },
  sections: [],
}
