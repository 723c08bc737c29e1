import type { Posts } from '../he/posts.ts'

export const posts: Posts = {
  readMore: 'Read',
  soon: 'The full article is still being written. A question that cannot wait? We will answer it now.',
  readMoreOf: 'Read the article: {title}',
  items: {
    'digital-presence-2025-ai-era': {
      title: 'Being found in the age of AI',
      line: 'How a business stays findable when customers ask a chatbot instead of searching',
    },
    'figma-ux-ui-design-reality': {
      title: 'Designing in Figma as it really is',
      line: 'What happens between the first sketch and a file you can build from',
    },
    'lovable-base44-reality': {
      title: 'Lovable and Base44 meet reality',
      line: 'What you can build with them, and where they stop',
    },
    '7-ux-mistakes-killing-conversions': {
      title: '7 UX mistakes that cost you customers',
      line: 'Where visitors fall on the way to the form, and how to fix it',
    },
    'kama-ole-itzuv-aplikatzia-2025': {
      title: 'What app design costs in 2025',
      line: 'What the price is made of, and how to write a brief that gets an exact quote',
    },
  },
}
