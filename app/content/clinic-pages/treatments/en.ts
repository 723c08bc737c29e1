import type { PageWords } from '#content/page-words.ts'

export const words: PageWords = {
  link: 'Treatments',
  meta: {
    title: 'Treatments, a clinic demo site | {studio}',
    description:
      'The treatments page in the demo site of an invented aesthetic clinic. Not medical advice.',
    keywords: ['clinic website', 'treatments page', 'demo website'],
  },
  opening: {
    badge: 'Demo site',
    title: ['The treatments', 'one by one'],
    lead: 'Botox, lips, fillers, peeling, facials and nails: this is what a clear treatments page looks like. For demonstration only, and not medical advice.',
  },
}
