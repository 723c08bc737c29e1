import type { PostWords } from '../post-facts.ts'

export const words: PostWords = {
  line: 'What the price is made of, and how to write a brief that gets an exact quote',
  meta: {
    title: 'What app design costs in 2025 | {studio}',
    description:
      'What the price of app design is made of, what drives it up, and how to write a brief that gets an exact quote.',
    keywords: ['app cost', 'app design price', 'design brief', 'UX/UI design'],
  },
  opening: {
    badge: 'Article',
    title: ['What app design', 'costs in 2025'],
    lead: 'Three things set the price: how many screens there are, how many kinds of user come in, and how many decisions are already made. A good brief settles all three in advance.',
  },
  sections: [],
}
