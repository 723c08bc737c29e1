import type { PageWords } from '#content/page-words.ts'

export const words: PageWords = {
  link: 'Before and after',
  meta: {
    title: 'Before and after, a clinic demo site | {studio}',
    description:
      'The comparison page in the demo site of an invented aesthetic clinic. The pictures are drawn.',
    keywords: ['clinic website', 'before and after', 'demo website'],
  },
  opening: {
    badge: 'Demo site',
    title: ['Before', 'and after'],
    lead: 'What a comparison looks like when you drag it from side to side. The pictures are drawn: they show no real patients and promise no result.',
  },
}
