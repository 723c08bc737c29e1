import type { PageWords } from '#content/page-words.ts'

export const words: PageWords = {
  link: 'Questions from the clinic',
  meta: {
    title: 'Questions from the clinic, a demo | {studio}',
    description: 'The blog in the demo site of an invented aesthetic clinic. Not medical advice.',
    keywords: ['clinic website', 'clinic blog', 'demo website'],
  },
  opening: {
    badge: 'Demo site',
    title: ['Questions', 'from the clinic'],
    lead: 'What a clinic’s short blog looks like: answers to the questions that come up before every visit. The texts are a demo and not medical advice.',
  },
}
