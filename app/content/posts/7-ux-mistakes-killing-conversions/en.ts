import type { PostWords } from '../post-facts.ts'

export const words: PostWords = {
  line: 'Where visitors fall on the way to the form, and how to fix it',
  meta: {
    title: '7 UX mistakes that cost you customers | {studio}',
    description:
      'Seven points where visitors leave on the way to a form or a checkout, and what to do about each of them.',
    keywords: ['UX mistakes', 'conversion rate', 'website improvement', 'forms'],
  },
  opening: {
    badge: 'Article',
    title: ['7 UX mistakes', 'that cost you customers'],
    lead: 'A form that is too long, a button that doesn’t say what happens, a hidden price, a slow page on the phone. Seven points where visitors leave, and what to do about each.',
  },
  sections: [],
}
