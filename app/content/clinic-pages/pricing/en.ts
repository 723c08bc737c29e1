import type { PageWords } from '#content/page-words.ts'

export const words: PageWords = {
  link: 'Price list',
  meta: {
    title: 'Price list, a clinic demo site | {studio}',
    description:
      'The price page in the demo site of an invented aesthetic clinic. The prices are for demonstration only.',
    keywords: ['clinic website', 'pricing page', 'demo website'],
  },
  opening: {
    badge: 'Demo site',
    title: ['Prices', 'on the table'],
    lead: 'What a clinic’s plain price list looks like. The clinic is invented and the prices are for demonstration only.',
  },
}
